import { readdirSync } from 'node:fs';

/**
 * A question that plop asks where the command line gives no answer.
 *
 * @param {string} name
 * @param {string} message
 * @param {RegExp} pattern what an answer looks like
 */
export const ask = (name, message, pattern = /\S/) => ({
  type: 'input',
  name,
  message,
  /** @param {string} answer */
  validate: (answer) => pattern.test(answer) || `That does not look like ${pattern}.`,
});

export const camelCase = /^[a-z][A-Za-z0-9]*$/;
export const absolutePath = /^\/[\w/-]+$/;

/**
 * A question for one of a folder's folders: a typing error would make a new one.
 *
 * @param {string} folder
 */
export function askArea(folder) {
  const areas = readdirSync(new URL(`../../../../${folder}`, import.meta.url), { withFileTypes: true }).flatMap(
    (entry) => (entry.isDirectory() ? [entry.name] : []),
  );
  return {
    ...ask('area', `Area (${areas.join(', ')}):`),
    /** @param {string} answer */
    validate: (answer) =>
      areas.includes(answer) ||
      `There is no area "${answer}" (${areas.join(', ')}). Make its folder in ${folder} first.`,
  };
}

/** @param {readonly string[]} steps what the generator leaves to do, as plop prints it */
export const leftToDo = (steps) => () => ['then:', ...steps.map((step) => `  - ${step}`)].join('\n');
