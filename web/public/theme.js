// Before the first paint, so that nobody who chose the night is dazzled by a white page.
try {
  const theme = JSON.parse(localStorage.getItem('futago') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // No storage, no choice: the system's theme it is.
}
