import { readdirSync, readFileSync } from 'node:fs';

const root = new URL('../../../../', import.meta.url);

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
  validate: (answer) => pattern.test(answer) || `${name}: "${answer}" does not look like ${pattern}.`,
});

export const camelCase = /^[a-z][A-Za-z0-9]*$/;
export const absolutePath = /^\/[\w/-]+$/;
/** One line. It must not end a comment (an asterisk and a slash) or be read as the pattern of a replacement (`$1`). */
export const line = /^(?!.*(?:\*\/|\$)).*\S.*$/;

/**
 * A question for a name or path that must not be in use: it is refused before any file is written.
 *
 * @param {string} name
 * @param {string} message
 * @param {RegExp} pattern what an answer looks like
 * @param {string} folder where the others are declared
 * @param {RegExp} declared finds them in its files
 */
export function askNew(name, message, pattern, folder, declared) {
  const question = ask(name, message, pattern);
  const existing = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(new URL(`${folder}/${file}`, root), 'utf8').matchAll(declared)])
    .map(([, found]) => found);
  return {
    ...question,
    /** @param {string} answer */
    validate: (answer) => (existing.includes(answer) ? `"${answer}" exists already.` : question.validate(answer)),
  };
}

/**
 * A question for one of a folder's folders: a typing error would make a new one.
 *
 * @param {string} folder
 */
export function askArea(folder) {
  const areas = readdirSync(new URL(folder, root), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
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
