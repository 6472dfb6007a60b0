import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { packagesIn, root } from './testing/repository.js';

// A test that expects a text to be absent passes for ever once the text has changed. So the text must exist: in a source that the
// test's imports lead to (any source, for a journey), or in a positive assertion of the same file.

const isTest = /\.(?:test|spec|stories)\.tsx?$/;

const files = packagesIn('apps', 'packages', 'tooling')
  .flatMap((folder) => [join(folder, 'src'), join(folder, 'webkit/src')])
  .filter((sources) => existsSync(join(root, sources)))
  .flatMap((sources) =>
    readdirSync(join(root, sources), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => join(sources, file)),
  );
/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8');

/** @param {string} code */
const withoutComments = (code) => code.replaceAll(/\/\*[^]*?\*\/|(?<![:'])\/\/ .*$/gm, '');

/** Whether a page may show its texts: of what is for tests, only the data (`testing/an-order.ts`) is. @param {string} file */
const isShown = (file) => !isTest.test(file) && !file.startsWith('tooling/e2e/') && !/\/testing\/(?!an?-)/.test(file);
const shown = files.filter(isShown).map((file) => ({ file, ...textsOf(file) }));
/** @typedef {ReturnType<typeof textsOf>} Texts */

/** The texts of a source. @param {string} file */
function textsOf(file) {
  const source = withoutComments(read(file));
  const code = source.replaceAll(/\s+/g, ' ');
  return {
    code,
    /** Those that are whole: strings, each on a line, and texts between tags. */
    whole: new Set([
      ...[...source.matchAll(/(['"`])((?:(?!\1|\\).|\\.)*)\1/g)].map(([, , string]) => string),
      ...[...code.matchAll(/>([^<>{}]+)</g)].map(([, text = '']) => text.trim()),
    ]),
    /** Messages with placeholders, as patterns of the texts that a page shows. */
    filledIn: [...new Set(code.match(/'[^'{}]*\{\w+\}[^'{}]*'/g))]
      .filter((message) => message.length > 20)
      .map((message) => {
        const parts = message.slice(1, -1).split(/\{\w+\}/);
        return new RegExp(
          `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`,
        );
      }),
  };
}

const queries = /By(?:Text|Label|LabelText|Title|Placeholder|PlaceholderText|AltText)$/;
const ofText = /^to(?:HaveTextContent|ContainText|HaveText|HaveAccessibleName)$/;

/** @typedef {{ source: string, kind: 'pattern' | 'whole' | 'part', flags?: string, start: number, end: number }} AbsentText */

/**
 * The texts and patterns that a test file expects to be absent.
 *
 * @param {string} code
 * @param {'ts' | 'tsx'} lang
 */
function absentTexts(code, lang) {
  /** @type {AbsentText[]} */
  const found = [];
  /** @param {any} node @param {'whole' | 'part'} kind */
  const add = (node, kind) => {
    if (node?.type !== 'Literal') return;
    const { regex, value, start, end } = node;
    // Each alternative of a pattern is a text of its own.
    if (regex)
      for (const source of regex.pattern.split(/\|(?![^(]*\))/))
        found.push({ source, kind: 'pattern', flags: regex.flags, start, end });
    else if (typeof value === 'string') found.push({ source: value, kind, start, end });
  };
  walk(parseAst(code, { lang }), ({ callee, arguments: given }) => {
    const matcher = callee.property?.name ?? '';
    const isNegated = callee.object?.property?.name === 'not';
    const subject = isNegated ? callee.object.object : callee.object;
    if (subject?.callee?.name !== 'expect') return;
    if (isNegated && ofText.test(matcher)) for (const text of given) add(text, 'part');
    const isAbsence = isNegated
      ? /^toBe(?:InTheDocument|Visible)$/.test(matcher)
      : /^toBe(?:Null|Hidden)$/.test(matcher) || (matcher === 'toHaveCount' && given[0]?.value === 0);
    if (!isAbsence) return;
    walk(subject.arguments, (query) => {
      const name = query.callee.property?.name ?? query.callee.name ?? '';
      // A `getBy` of Testing Library finds what is there, or throws; Playwright's takes a part of a text.
      const kind = name.startsWith('query') ? 'whole' : 'part';
      if (queries.test(name)) add(query.arguments[0], kind);
      if (!name.endsWith('ByRole')) return;
      for (const { key, value } of query.arguments[1]?.properties ?? []) if (key?.name === 'name') add(value, kind);
    });
  });
  return found;
}

/**
 * @param {any} node
 * @param {(call: any) => void} visit
 */
function walk(node, visit) {
  if (typeof node !== 'object' || node === null) return;
  if (node.type === 'CallExpression') visit(node);
  for (const child of Object.values(node)) walk(child, visit);
}

/** @param {AbsentText} text @param {readonly Texts[]} sources */
function exists({ source, kind, flags }, sources) {
  const pattern = kind === 'pattern' && new RegExp(source.replaceAll(/^\^|\$$/g, ''), flags);
  return sources.some(({ code, whole, filledIn }) =>
    pattern
      ? pattern.test(code)
      : (kind === 'part' && code.includes(source)) ||
        whole.has(source) ||
        filledIn.some((message) => message.test(source)),
  );
}

/**
 * @param {string} code
 * @param {'ts' | 'tsx'} lang
 * @param {() => readonly Texts[]} sources
 */
function rotten(code, lang, sources = () => shown) {
  const texts = absentTexts(code, lang);
  const ranges = new Map(texts.map(({ start, end }) => [start, end]));
  const rest = [...ranges].toReversed().reduce((kept, [start, end]) => kept.slice(0, start) + kept.slice(end), code);
  const elsewhere = withoutComments(rest);
  const sought = texts.filter(({ source }) => /\p{L}/u.test(source) && !elsewhere.includes(source));
  if (sought.length === 0) return [];
  const those = sources();
  return sought.filter((text) => !exists(text, those)).map(({ source }) => source);
}

/** @type {Map<string, readonly string[]>} */
const imported = new Map();

/** The repository's file that a file imports by this path; none for a library. @param {string} file @param {string} path */
function resolve(file, path) {
  const [folder = ''] = file.split('/src/');
  if (path.startsWith('#')) return [join(folder, 'src', path.slice(1))];
  if (path.startsWith('.')) return [join(dirname(file), path)];
  if (!path.startsWith('@peace/')) return [];
  return [relative(root, createRequire(join(root, folder, 'package.json')).resolve(path))];
}

/** The repository's files that a file imports, at once or later. @param {string} file */
function importedBy(file) {
  const known = imported.get(file);
  if (known) return known;
  const paths = [...read(file).matchAll(/(?: from |\bimport\()'([^']+)'/g)];
  const found = paths.flatMap(([, path = '']) => resolve(file, path));
  imported.set(file, found);
  return found;
}

/** The sources that may be shown where a test's imports lead to. @param {string} test */
function shownBy(test) {
  const reached = new Set([test]);
  for (const file of reached) {
    if (/\.tsx?$/.test(file)) for (const next of importedBy(file)) reached.add(next);
  }
  return shown.filter(({ file }) => reached.has(file));
}

it('a text that a test expects to be absent exists where its imports lead to', () => {
  const found = files
    .filter((file) => isTest.test(file))
    .flatMap((file) => {
      const sources = file.startsWith('tooling/e2e/') ? undefined : () => shownBy(file);
      return rotten(read(file), file.endsWith('x') ? 'tsx' : 'ts', sources).map((text) => `${file}: ${text}`);
    });
  expect(found).toEqual([]);
});

it('a part of a message is not the message', () => {
  expect(rotten(`expect(screen.queryByText('Check agai')).toBeNull();`, 'ts')).toEqual(['Check agai']);
  expect(rotten(`expect(page).not.toHaveTextContent('Check agai');`, 'ts')).toEqual([]);
});

it('a text of another page does not exist', () => {
  const code = 'expect(screen.queryByText(/The answer was lost/)).toBeNull();';
  const screens = 'apps/borrower-h5/src/screens';
  /** @param {string} test */
  const rottenIn = (test) => rotten(code, 'ts', () => shownBy(`${screens}/${test}`));
  expect(rottenIn('repayment/choose-repayment/choose-repayment.test.tsx')).toEqual([]);
  expect(rottenIn('loan-confirm/loan-confirm/loan-confirm.test.tsx')).toEqual(['The answer was lost']);
});

it.each([
  `expect(screen.queryByText('No such text, ever')).toBeNull();`,
  `expect(screen.queryByRole('button', { name: /^No such text, ever/ })).not.toBeInTheDocument();`,
  `await expect(page.getByText('No such text, ever')).toHaveCount(0);`,
  `await waitFor(() => expect(heading).not.toHaveTextContent(/no such text, ever/));`,
  `expect(page).not.toHaveTextContent(/Check again|No such text, ever/);`,
])('a text that does not exist is found in %s', (code) => {
  expect(rotten(code, 'ts')).toHaveLength(1);
  const existingText = code.replace(/no such text, ever/i, 'Check now');
  expect(rotten(existingText, 'ts')).toEqual([]);
});

/** @param {string} file */
const isCatalogue = (file) => file.startsWith('packages/i18n/src/messages/');
const sources = files
  .filter((file) => !isTest.test(file) && !isCatalogue(file))
  .map((file) => ({ file, code: read(file), imports: importsOf(file), keys: keysIn(file) }));

/** The files of its own package that a source imports. @param {string} file */
function importsOf(file) {
  return [...read(file).matchAll(/ from '([#.][^']+)'/g)].flatMap(([, path = '']) => resolve(file, path));
}

/**
 * Returns the texts of a source that may be keys, composed ones as patterns, with the areas of the translator that gets them. The
 * areas are empty where the source does not name them. Names of a type's properties are no keys.
 *
 * @param {string} file
 */
function keysIn(file) {
  const code = read(file);
  const translators = [...code.matchAll(/const (\w+) = useMessages\((\w+)\)/g)].map(([, name, area = '']) => ({
    name,
    area,
  }));
  /** @type {{ pattern: RegExp, areas: readonly string[] }[]} */
  const found = [];
  /** @param {any} node @param {readonly string[]} areas */
  const visit = (node, areas) => {
    if (typeof node !== 'object' || node === null || /^(?:Pick|Omit)$/.test((node.typeName ?? node.expression)?.name))
      return;
    const parts =
      node.type === 'Literal' ? [node.value] : (node.quasis ?? []).map((/** @type {any} */ { value }) => value.raw);
    if (/^\w+$/.test(parts.join(''))) found.push({ pattern: new RegExp(`^${parts.join(String.raw`\w+`)}$`), areas });
    const own = translators.filter(({ name }) => node.type === 'CallExpression' && name === node.callee.name);
    const inside = own.length > 0 ? own.map(({ area }) => area) : areas;
    for (const child of Object.values(node)) visit(child, inside);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), []);
  return found;
}

/**
 * The keys of a catalogue that no source has as a text: none that names the area, imports such a file or is imported by one. The
 * limit: a text of such a source that means something else counts as the key.
 *
 * @param {string} code
 */
function unreadIn(code) {
  const [, area = ''] = /export const (\w+) = defineMessages/.exec(code) ?? [];
  const naming = sources.filter((source) => source.code.includes(area));
  const near = naming.flatMap(({ file, imports }) => [file, ...imports]);
  const keys = sources
    .filter(
      ({ file, imports }) =>
        near.includes(file) ||
        imports.some((each) => naming.some((source) => source.file === each)) ||
        (area === 'validationMessages' && file.startsWith('packages/validators/')),
    )
    .flatMap((source) => source.keys)
    .filter(({ areas }) => areas.length === 0 || areas.includes(area));
  return [...code.replaceAll(/^import [^;]*;/gm, '').matchAll(/^ {2}(\w+)(?=:|,$)/gm)]
    .filter(([, key = '']) => !keys.some((each) => each.pattern.test(key)))
    .map(([, key]) => `${area}.${key}`);
}

it('every message is read', () => {
  const catalogues = files.filter((file) => isCatalogue(file) && !isTest.test(file));
  expect(catalogues.flatMap((file) => unreadIn(read(file)))).toEqual([]);
});

it.each([
  ['repay', 'amount'],
  ['validation', 'getCode'],
])('an unread message of %s is found, though another area has a read %s', (area, key) => {
  const code = read(`packages/i18n/src/messages/${area}.ts`);
  expect(unreadIn(code.replace('defineMessages({', `$&\n  ${key}: ['Planted', 'Nakatanim'],`))).toContain(
    `${area}Messages.${key}`,
  );
});
