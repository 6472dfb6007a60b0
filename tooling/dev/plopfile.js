import { addEndpoint } from './src/generators/endpoint.js';
import { formatted } from './src/generators/formatted.js';
import { addScreen } from './src/generators/screen.js';

/** `pnpm new`: plop asks for what is not given, writes the files and names what is left to do. */
export default function generators(/** @type {import('plop').NodePlopAPI} */ plop) {
  // `{{{literal …}}}` is a string of TypeScript: a text may have any quotation mark.
  plop.setHelper('literal', (...parts) => JSON.stringify(parts.slice(0, -1).join('')));
  plop.setGenerator('screen', formatted(addScreen));
  plop.setGenerator('endpoint', formatted(addEndpoint));
}
