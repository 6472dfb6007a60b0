// The two Vite import forms that the tests use.

declare module '*?raw' {
  const content: string;
  export default content;
}

interface ImportMeta {
  glob(pattern: string | readonly string[], options: { eager: true }): Record<string, Record<string, unknown>>;
}
