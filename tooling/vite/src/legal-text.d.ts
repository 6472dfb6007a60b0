import type { Plugin } from 'vite';

/** Makes a Markdown file a module of React elements: `meta`, `sections`, `factNames` and the component `Body`. */
export function legalText(): Plugin;
