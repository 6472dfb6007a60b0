import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

// Plain JavaScript: a Vite configuration loads it, and Node 20 does not load TypeScript there.

/** SHA-256 of the names that were invented until the backend's are known (decision 0006), without white space. */
const inventedNames = 'a66586059b1dd0f15b7011ad6cca51460defb17108ded60dd024df0d3565f959';

const readNames = () => JSON.parse(readFileSync(new URL('./contract/wire-names.json', import.meta.url), 'utf8'));

/** @param {unknown} names what `wire-names.json` holds */
export const areInvented = (names) =>
  createHash('sha256').update(JSON.stringify(names)).digest('hex') === inventedNames;

/**
 * Refuses a release (`VITE_RELEASE=1`) that would ask the backend by names that were invented.
 *
 * @param {unknown} [names] what is checked; `wire-names.json` when left out
 */
export function wireNamesCheck(names) {
  return {
    name: 'peace:wire-names',
    /** @param {{ env: Record<string, unknown> }} config */
    configResolved({ env }) {
      if (env['VITE_RELEASE'] !== '1' || !areInvented(names ?? readNames())) return;
      throw new Error(
        'A release needs the backend’s own names of variant 2 in packages/api-client/src/contract/wire-names.json.',
      );
    },
  };
}
