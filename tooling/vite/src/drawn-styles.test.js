import { describe, expect, it } from 'vitest';
import { drawnStyles } from './drawn-styles.js';

/** @param {string} css @param {string} page */
const drawn = (css, page) => drawnStyles(css, page).trim();

describe('what a page cannot draw', () => {
  it('has no rule', () => {
    expect(drawn('.a{color:red}.b{color:red}', '`a`')).toBe('.a{color:red}');
    expect(drawn('.a .b{color:red}.a:not(.b){color:red}', '`a`')).toBe('.a:not(.b){color:red}');
  });

  it('is no class that its script puts together', () => {
    expect(drawn('.tone--calm{color:red}.tone--loud{color:red}', '`tone--${e}` `calm`')).toBe('.tone--calm{color:red}');
    expect(drawn('.line--3{color:red}', '`line--${n}`')).toBe('.line--3{color:red}');
  });

  it('needs no properties and no animations', () => {
    const css =
      ':root{--gone:1px;--of-gone:var(--gone)}.b{width:var(--of-gone);animation:1s spin}@keyframes spin{to{rotate:1turn}}';
    expect(drawn(css, '`a`')).toBe('');
  });
});

describe('a custom property', () => {
  it('gives way to its value where the root alone declares it', () => {
    expect(drawn(':root{--w:1px}.a{width:var(--w,2px)}.a .a{height:var(--w)}', '`a`')).toBe(
      '.a{width:1px}.a .a{height:1px}',
    );
  });

  it.each([
    ['changes further down', ':root{--w:1px}.a{--w:2px;width:var(--w)}'],
    ['refers to what changes further down', ':root{--v:1px;--w:var(--v)}.a{--v:2px;width:var(--w);height:var(--v)}'],
    ['changes with the medium', '.a{width:var(--w)}:root{--w:1px}@media print{:root{--w:2px}}'],
  ])('stays where it %s', (_why, css) => {
    expect(drawn(css, '`a`')).toContain('var(--w)');
  });

  it('stays where a script knows it', () => {
    expect(drawn(':root{--w:1px}.a{width:var(--w)}', '`a` `--w`')).toContain('var(--w)');
  });

  it('is the stronger layer’s, wherever that stands', () => {
    const css = '@layer low{.a{color:red}}@layer high{:root{--w:2px}}@layer low{:root{--w:1px}.a{width:var(--w)}}';
    expect(drawn(css, '`a`')).toContain('width:2px');
  });
});
