import { describe, expect, it } from 'vitest';
import { cutOut, notingRuns, ranBy } from './early-trial.js';

/** What a module comes to when only the functions that start with these words have run. @param {string} code @param {string[]} ran */
const cut = (code, ran) =>
  cutOut(code, (start) => ran.some((words) => code.startsWith(words, start))).replace(/^import [^;]*;/, '');

describe('a function that has not run', () => {
  it('is refused by name, and what stands in it is gone', () => {
    expect(cut('export function a(): string { return b(() => 1); }', [])).toBe(
      'export function a() { return notForeseen(); }',
    );
    expect(cut('const a = async (x: number) => ({ x });', [])).toBe('const a = notForeseen;');
    expect(cut('const a = { b() { return 1; }, get c() { return 2; } };', [])).toBe(
      'const a = { b() { return notForeseen(); }, get c() { return notForeseen(); } };',
    );
  });

  it('goes out of one that has', () => {
    expect(cut('function View() { return <button onClick={() => pay()}>{label()}</button>; }', ['function View'])).toBe(
      'function View() { return <button onClick={notForeseen}>{label()}</button>; }',
    );
  });

  it('leaves a module alone where all have run', () => {
    expect(cutOut('const a = () => 1;', () => true)).toBe('const a = () => 1;');
  });

  it('is never a constructor', () => {
    const code = 'class A extends B { constructor() { super(); } }';
    expect(cut(code, [])).toBe(code);
  });
});

describe('a trial', () => {
  /** @param {string} code @param {string} id */
  const noting = (code, id) => {
    const { transform } = notingRuns('/repo/app');
    if (typeof transform !== 'function') throw new Error('The plugin transforms nothing.');
    return Reflect.apply(transform, undefined, [code, id])?.code;
  };

  it('notes what runs, by module and place', async () => {
    const code = noting(
      'const twice = (n: number) => ({ n: n * 2 }); function never() {}',
      '/repo/app/src/screens/a.tsx',
    );
    const source = `${code.replace(': number', '')} export { twice };`;
    const { twice } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    expect([...(await ranBy(() => twice(1)))]).toEqual(['src/screens/a.tsx:14']);
  });

  it.each([
    '/repo/app/src/app/early/paint-early.tsx',
    '/repo/app/src/screens/a.early.tsx',
    '/repo/packages/api-client/src/a.ts',
    '/repo/app/src/screens/a.model.ts',
  ])('leaves %s whole, which does more than draw', (id) => expect(noting('const a = () => 1;', id)).toBeUndefined());
});
