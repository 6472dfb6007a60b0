import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { packagesIn, root } from './testing/repository.js';

// A server's text and a server's names cannot hold up the page nor meet what every object has.

/** @param {string[]} folders */
const sourcesIn = (folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => join(folder, file)),
  );

const packages = packagesIn('packages').map((folder) => `${folder}/src`);

/** No text of a server: our style sheet, the deployment's base path, a number of ours, an amount of 40 characters at most. */
const ownTexts = [
  'packages/ui-kit/src/tokens/token-groups.ts',
  'packages/api-client/src/encode-request.ts',
  'packages/money-date/src/money.ts',
  'packages/money-date/src/decimal.ts',
];

/** The worst inputs for a pattern: one character repeated many times, alone or with another one before or after it. */
const repeated = Array.from(' \t0179aAxz.,-_/:;()[]{}<>*+#?!@&%=|₱×·…\'"\n', (character) => character.repeat(100_000));
const hostileTexts = repeated.flatMap((text) => [text, `${text}~`, `1${text}~`, `${text}1`]);

/**
 * @param {unknown} node
 * @returns {RegExp[]}
 */
function patternsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  const { regex } = /** @type {{ regex?: { pattern: string, flags: string } }} */ (node);
  if (regex) return [new RegExp(regex.pattern, regex.flags)];
  return Object.values(node).flatMap(patternsIn);
}

const patterns = sourcesIn([...packages, 'apps/borrower-h5/src', 'apps/promo-landing/src'])
  .filter((file) => !ownTexts.includes(file))
  .flatMap((file) => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts';
    return patternsIn(parseAst(readFileSync(join(root, file), 'utf8'), { lang })).map((pattern) => ({ file, pattern }));
  });

it('finds the patterns', () => {
  expect(patterns.length).toBeGreaterThan(100);
});

it.each(patterns)('$file: $pattern takes a time that grows with the text alone', ({ pattern }) => {
  for (const text of hostileTexts) {
    // Of the processor: on a busy machine a test waits for its turn.
    const started = process.cpuUsage();
    text.replace(pattern, '');
    expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
  }
});

/** By names of ours (wire-names.json, the facts of a text), by numbers, or a list as soon as it is read. */
const ownNames = [
  'packages/api-client/src/contract/wire-object.ts',
  'packages/api-client/src/contract/from-wire-names.ts',
  'packages/api-client/src/contract/repayment/get-period-repayment.ts',
  'apps/borrower-h5/src/features/help/static-text.ts',
];

it('whatever is keyed by a name that a server sends is a Map, not an object', () => {
  const keyed = sourcesIn([
    'packages/api-client/src/contract',
    'apps/borrower-h5/src/features',
    'apps/borrower-h5/src/screens',
  ])
    // The early page's names are those of endpoints, parameters and elements.
    .filter((file) => !ownNames.includes(file) && !file.includes('/features/early/'))
    .filter((file) => /\bRecord<string,|\brecord\(|\[\w+: string\]:/.test(readFileSync(join(root, file), 'utf8')));
  expect(keyed).toEqual([]);
});
