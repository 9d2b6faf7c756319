declare module 'virtual:catalogue/*' {
  const sentences: string;
  export default sentences;
}
