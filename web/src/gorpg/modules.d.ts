declare module 'virtual:cards/joker' {
  const level: number;
  export default level;
}

declare module 'virtual:cards/hero-price' {
  const price: number;
  export default price;
}

declare module 'virtual:cards/*' {
  const names: Record<'heroes' | 'monsters' | 'locations' | 'equipment', Record<string, string>>;
  export default names;
}
