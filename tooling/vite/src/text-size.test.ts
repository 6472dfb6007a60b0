import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { textSize } from './text-size.ts';

/** Runs the script of a page, on a system with that body font. */
function rootAfter(bodyFont: number, features: readonly string[]) {
  const { transformIndexHtml } = textSize();
  if (typeof transformIndexHtml !== 'function') throw new Error('The plugin changes no page.');
  const html: string = Reflect.apply(transformIndexHtml, undefined, ['<meta charset="utf-8" />']);
  const [, code = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
  const style = { font: '', fontSize: '' };
  const page = { style };
  const listeners: (() => void)[] = [];
  const phone = { bodyFont };
  runInNewContext(code, {
    document: {
      documentElement: page,
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    },
    CSS: { supports: (name: string) => features.includes(name) },
    getComputedStyle: () => ({ fontSize: style.font === '-apple-system-body' ? `${phone.bodyFont}px` : '16px' }),
  });
  const changeTo = (size: number) => {
    phone.bodyFont = size;
    for (const listener of listeners) listener();
  };
  return { style, changeTo };
}

const iPhone = ['font', '-webkit-touch-callout'];

it.each([
  [17, '100%'],
  [23, `${(23 / 17) * 100}%`],
  [53, '200%'],
])('a phone whose text has %d px has pages with %s', (bodyFont, fontSize) => {
  expect(rootAfter(bodyFont, iPhone).style).toEqual({ font: '', fontSize });
});

it('a size that changes while the page is open is followed', () => {
  const { style, changeTo } = rootAfter(17, iPhone);
  changeTo(34);
  expect(style.fontSize).toBe('200%');
});

it.each([[[]], [['font']]])('other browsers keep their own size: %j', (features) => {
  expect(rootAfter(13, features).style).toEqual({ font: '', fontSize: '' });
});
