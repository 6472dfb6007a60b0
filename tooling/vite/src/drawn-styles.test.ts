import { describe, expect, it } from 'vitest';
import { drawnStyles } from './drawn-styles.ts';

const drawn = (css: string, page: string) => drawnStyles(css, page).trim();

describe('styles that a page cannot use', () => {
  it('are removed', () => {
    expect(drawn('.a{color:red}.b{color:red}', '`a`')).toBe('.a{color:red}');
    expect(drawn('.a .b{color:red}.a:not(.b){color:red}', '`a`')).toBe('.a:not(.b){color:red}');
  });

  it('ignores class names that a script puts together', () => {
    expect(drawn('.tone--calm{color:red}.tone--loud{color:red}', '`tone--${e}` `calm`')).toBe('.tone--calm{color:red}');
    expect(drawn('.line--3{color:red}', '`line--${n}`')).toBe('.line--3{color:red}');
  });

  it('are removed beside a mask that gets a prefix each time', () => {
    expect(drawn('.a{mask:linear-gradient(var(--c), red)}.b{color:red}', '`a --c`')).not.toContain('.b');
  });

  it('needs no properties and no animations', () => {
    const css =
      ':root{--gone:1px;--of-gone:var(--gone)}.b{width:var(--of-gone);animation:1s spin}@keyframes spin{to{rotate:1turn}}';
    expect(drawn(css, '`a`')).toBe('');
  });
});
