// The Vite import form that a test uses.

declare module '*?raw' {
  const content: string;
  export default content;
}
