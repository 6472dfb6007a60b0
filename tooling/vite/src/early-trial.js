import { relative } from 'node:path';
import { functionsIn } from './functions.js';

/** Functions that have run, by module and place. @typedef {Set<string>} Ran */

/** Where the trial of an early screen notes what runs. */
const noted = 'peaceEarlyRan';

/**
 * Views, whose functions are components and handlers. What reads an answer is left whole: the sandbox's answers do not have
 * everything in them that a backend may send. So is what is not drawn: taps, sessions, storage, words that are loaded.
 */
const tried = /\/(?:packages\/(?:ui-kit|vant-react-compat)|src\/(?:screens|features|shared))\/.*\.tsx$/;
const whole = /\.early\.tsx$|\/src\/shared\/early-[\w-]+\.tsx$/;

/** @param {string} id */
const isTried = (id) => tried.test(id) && !whole.test(id);

/**
 * Notes in a trial which functions run.
 *
 * @param {string} root what modules are named from
 * @returns {import('vite').Plugin}
 */
export function notingRuns(root) {
  return {
    name: 'peace:noting-runs',
    enforce: 'pre',
    transform(code, id) {
      if (!isTried(id)) return undefined;
      /** @type {Edit[]} */
      const edits = functionsIn(code).flatMap(({ start, body }) => {
        const note = `globalThis.${noted}?.add(${JSON.stringify(placeName(root, { id, start }))})`;
        if (body.isBlock) return [{ from: body.start + 1, to: body.start + 1, text: `${note};` }];
        return [
          { from: body.start, to: body.start, text: `(${note}, ` },
          { from: body.end, to: body.end, text: ')' },
        ];
      });
      return { code: edited(code, edits), map: null };
    },
  };
}

/**
 * What runs meanwhile.
 *
 * @param {() => unknown} run
 * @returns {Promise<Ran>}
 */
export async function ranBy(run) {
  /** @type {Ran} */
  const ran = new Set();
  Reflect.set(globalThis, noted, ran);
  try {
    await run();
  } finally {
    Reflect.deleteProperty(globalThis, noted);
  }
  return ran;
}

/**
 * Takes out of a script the functions that did not run in the trial (decision 0094). One that is called all the same ends the
 * painting, and leaves the screen to the app.
 *
 * @param {string} root what modules are named from
 * @param {Ran} ran
 * @returns {import('vite').Plugin}
 */
export function withoutUnrun(root, ran) {
  return {
    name: 'peace:without-unrun',
    enforce: 'pre',
    transform(code, id) {
      if (!isTried(id)) return undefined;
      const cut = cutOut(code, (start) => ran.has(placeName(root, { id, start })));
      return cut === code ? undefined : { code: cut, map: null };
    },
  };
}

/**
 * A module without the functions that have not run.
 *
 * @param {string} code
 * @param {(start: number) => boolean} hasRun whether the function that begins there has
 */
export function cutOut(code, hasRun) {
  /** @type {Edit[]} */
  const edits = [];
  let end = 0;
  for (const place of functionsIn(code)) {
    // Within one that has gone already.
    if (place.start < end || hasRun(place.start)) continue;
    end = place.end;
    edits.push(cutOf(place));
  }
  return edits.length === 0
    ? code
    : `import { notForeseen } from '@peace/first-paint/not-foreseen';${edited(code, edits)}`;
}

/** @param {import('./functions.js').FunctionPlace} place @returns {Edit} */
function cutOf({ start, end, body, kind, name }) {
  if (kind === 'method') return { from: body.start, to: body.end, text: '{ return notForeseen(); }' };
  if (kind === 'declaration') return { from: start, to: end, text: `function ${name}() { return notForeseen(); }` };
  return { from: start, to: end, text: 'notForeseen' };
}

/** A stretch of a text and what comes in its place. @typedef {{ from: number, to: number, text: string }} Edit */

/** @param {string} code @param {readonly Edit[]} edits */
function edited(code, edits) {
  return [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), code);
}

/** @param {string} root @param {{ id: string, start: number }} place */
const placeName = (root, { id, start }) => `${relative(root, id)}:${start}`;
