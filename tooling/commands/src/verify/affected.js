/**
 * The files that import a changed one, however far, nearest first. A lazy import is no import here: the test of a screen
 * imports its screen, and the tests of the whole app would follow each of them.
 *
 * @param {readonly string[]} changed
 * @param {ReadonlyMap<string, ReadonlySet<string>>} importers by file, those that import it
 * @returns {string[]} the changed ones first
 */
export function affectedBy(changed, importers) {
  const found = new Set(changed);
  // A set is walked in the order in which it grows: breadth first.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}

/** @typedef {{ readonly run: readonly string[], readonly left: readonly string[] }} Chosen */

/** @param {readonly string[]} affected @param {RegExp} kind @param {number} most @returns {Chosen} */
export function nearest(affected, kind, most) {
  const all = affected.filter((file) => kind.test(file));
  return { run: all.slice(0, most), left: all.slice(most) };
}
