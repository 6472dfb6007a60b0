/// <reference types="vite/client" />
import type { Environment } from './src/env.ts';
import './markdown.d.ts';

declare global {
  /** Checked and completed by `src/env.ts` before a build starts; its schema is the one source of names and types. */
  interface ImportMetaEnv extends Environment {}
}
