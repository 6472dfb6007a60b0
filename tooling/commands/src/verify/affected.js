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

/** @param {ReadonlyMap<string, ReadonlySet<string>>} importers @returns {Map<string, Set<string>>} by file, those that it imports */
export function importsOf(importers) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map();
  for (const [file, from] of importers) {
    for (const importer of from) imports.set(importer, (imports.get(importer) ?? new Set()).add(file));
  }
  return imports;
}

/** How much is run: at most so many files, which load at most so many files in all. @typedef {{ readonly files: number, readonly loaded: number }} Budget */
/** @typedef {{ readonly run: readonly string[], readonly left: readonly string[] }} Chosen */

/**
 * The tests that load the least are run: a change is the largest part of them, and loading is most of what a test costs.
 * The first one is run whatever it loads.
 *
 * @param {readonly string[]} tests
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports by file, those that it imports
 * @param {Budget} budget
 * @returns {Chosen}
 */
export function withinBudget(tests, imports, budget) {
  const all = tests
    .map((file) => ({ file, loaded: affectedBy([file], imports).length }))
    .toSorted((a, b) => a.loaded - b.loaded);
  let loaded = 0;
  const isWithin = all.map((each, index) => {
    loaded += each.loaded;
    return index === 0 || (index < budget.files && loaded <= budget.loaded);
  });
  const names = all.map(({ file }) => file);
  return { run: names.filter((_, index) => isWithin[index]), left: names.filter((_, index) => !isWithin[index]) };
}
