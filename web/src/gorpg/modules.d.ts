declare module 'virtual:cards/joker' {
  const level: number;
  export default level;
}

declare module 'virtual:cards/*' {
  const names: Record<'heroes' | 'monsters' | 'locations' | 'equipment', Record<string, string>>;
  export default names;
}
