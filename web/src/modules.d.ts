declare module 'virtual:catalogue/*' {
  const sentences: string;
  export default sentences;
}

declare module 'virtual:catalogue-parts' {
  const parts: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default parts;
}
