// Before the first paint, so that nobody who chose the night is dazzled by a white page.
try {
  const theme = JSON.parse(localStorage.getItem('futago') ?? '{}').theme;
  if (theme === 'light' || theme === 'dark') {
    document.documentElement.dataset.theme = theme;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.content = theme === 'dark' ? '#14161c' : '#f6f1e7';
    }
  }
} catch {
  // No storage, no choice: the system's theme it is.
}
