import { readFileSync } from 'node:fs';

// Plain JavaScript: a Vite configuration loads it, and Node 20 does not load TypeScript there.

/** The names that were invented until the backend's are known (docs/decisions/backend-contract.md). */
const invented = new Set(
  [
    'tallies satchel murmured emblems christened coinciding sumptuous cadences almanac tempering particulars heading holding',
    'restores captioned portioned narrated appointed assented beckons pleadings frontispiece covenant lingering fanfare tableau',
    'proclaims summons whither entitled passage thence tidings faltered bazaar crested monikers nudging spanning spannable yielded',
    'sketched pennants yonder talisman alcove perched gateway',
  ].flatMap((line) => line.split(' ')),
);

const readNames = () => JSON.parse(readFileSync(new URL('./contract/wire-names.json', import.meta.url), 'utf8'));

/**
 * The invented names that are left in `wire-names.json`, each by its path.
 *
 * @param {unknown} names
 * @param {string} [path]
 * @returns {string[]}
 */
export function inventedNames(names, path = '') {
  if (typeof names === 'string') return invented.has(names) ? [`${path} is ${JSON.stringify(names)}`] : [];
  return Object.entries(Object(names)).flatMap(([name, value]) =>
    inventedNames(value, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Refuses a release (`VITE_RELEASE=1`) that would ask the backend by a name that was invented, and says which.
 *
 * @param {unknown} [names] checked names; default `wire-names.json`
 */
export function wireNamesCheck(names) {
  return {
    name: 'peace:wire-names',
    /** @param {{ env: Record<string, unknown> }} config */
    configResolved({ env }) {
      if (env['VITE_RELEASE'] !== '1') return;
      const left = inventedNames(names ?? readNames());
      if (left.length === 0) return;
      throw new Error(
        'A release needs the backend’s own names of variant 2 in packages/api-client/src/contract/wire-names.json. ' +
          `Invented are:\n${left.map((line) => `  ${line}`).join('\n')}`,
      );
    },
  };
}
