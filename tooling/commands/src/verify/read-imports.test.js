import { describe, expect, it } from 'vitest';
import { globsIn, globToRegExp, importsIn } from './read-imports.js';

describe('what a source imports at once', () => {
  it.each([
    ["import { a } from './a.ts';", './a.ts'],
    ["import {\n  a,\n  b,\n} from '#shared/a.ts';", '#shared/a.ts'],
    ["import type { A } from '@peace/a';", '@peace/a'],
    ["export * from './a.ts';", './a.ts'],
    ["import x from './a.ts?raw';", './a.ts'],
    ["const a = 1;\nimport './a.css';", './a.css'],
    ["@import '@peace/ui-kit/tokens.css';", '@peace/ui-kit/tokens.css'],
  ])('%s', (source, specifier) => expect(importsIn(source)).toEqual([specifier]));

  it('a lazy import is none', () =>
    expect(importsIn("const Screen = lazy(() => import('./screen.tsx'));")).toEqual([]));
});

describe('what a source asks its bundler for', () => {
  it('is read with its type and options', () => {
    expect(
      globsIn("import.meta.glob<string>(\n  ['./*.ts', '!./*.test.ts'],\n  { query: '?raw', eager: true })"),
    ).toEqual(['./*.ts', '!./*.test.ts']);
    expect(globsIn("import.meta.glob('/src/**/*.early.tsx')")).toEqual(['/src/**/*.early.tsx']);
  });

  it.each([
    ['a/*.ts', 'a/b.ts', true],
    ['a/*.ts', 'a/b/c.ts', false],
    ['a/**/*.{ts,tsx}', 'a/b/c.tsx', true],
    ['a/**/*.{ts,tsx}', 'a/c.ts', true],
    ['a/**/*.ts', 'a/c-ts', false],
  ])('%s with %s: %s', (pattern, file, isMatch) => expect(globToRegExp(pattern).test(file)).toBe(isMatch));
});
