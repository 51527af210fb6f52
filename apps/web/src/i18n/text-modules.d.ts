declare module 'virtual:texts/*' {
  export const texts: import('./text-part.ts').PartsOf
}
