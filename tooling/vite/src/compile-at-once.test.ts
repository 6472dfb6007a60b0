import { expect, test } from 'vitest';
import { compileAtOnce } from './compile-at-once.ts';
import { buildLaterPart } from './testing/build-later-part.ts';

test('each script begins with the hint, also where Vite lists the files of a later part', async () => {
  const scripts = await buildLaterPart(compileAtOnce());
  expect(scripts.some((code) => code.includes('__vite__mapDeps'))).toBe(true);
  expect(scripts.map((code) => code.split('\n')[0])).toEqual(scripts.map(() => '//# allFunctionsCalledOnLoad'));
});
