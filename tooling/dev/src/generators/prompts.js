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
export const kebabCase = /^[a-z][a-z0-9-]*$/;
export const absolutePath = /^\/[\w/-]+$/;

/** @param {readonly string[]} steps what the generator leaves to do, as plop prints it */
export const leftToDo = (steps) => () => ['then:', ...steps.map((step) => `  - ${step}`)].join('\n');
