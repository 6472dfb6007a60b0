import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, more = {}) =>
  shortcutOf({ key, altKey: false, ctrlKey: false, metaKey: false, isTyping: false, ...more });

it('a key alone is a shortcut', () => {
  expect(press('k')).toBe('k');
  expect(press('K')).toBe('k');
  expect(press('x')).toBeUndefined();
});

it('is ignored while typing, nor with the browser’s own keys', () => {
  expect(press('k', { isTyping: true })).toBeUndefined();
  expect(press('r', { ctrlKey: true })).toBeUndefined();
  expect(press('r', { metaKey: true })).toBeUndefined();
});
