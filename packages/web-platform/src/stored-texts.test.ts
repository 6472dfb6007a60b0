import { expect, test } from 'vitest';
import { readStoredTexts, removeStoredText, writeStoredText } from './stored-texts.ts';
import { fakeStorage } from './testing/fake-window.ts';

const aWindow = () => ({
  localStorage: fakeStorage({ 'peace:b': '2', other: 'x', 'peace:a': '1' }),
  sessionStorage: fakeStorage({ 'peace:visit': '{}' }),
});

test('lists the items of our namespace, by area and key', () => {
  expect(readStoredTexts(aWindow())).toEqual([
    { area: 'local', key: 'a', text: '1' },
    { area: 'local', key: 'b', text: '2' },
    { area: 'session', key: 'visit', text: '{}' },
  ]);
});

test('writes and removes one, and leaves the others alone', () => {
  const window = aWindow();
  expect(writeStoredText(window, { area: 'session', key: 'a', text: 'new' })).toBe(true);
  removeStoredText(window, { area: 'local', key: 'a' });
  expect(window.sessionStorage.getItem('peace:a')).toBe('new');
  expect([window.localStorage.getItem('peace:a'), window.localStorage.getItem('other')]).toEqual([null, 'x']);
});

test('is empty, and says that nothing was written, where storage is blocked', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('no', 'SecurityError');
    },
    get sessionStorage(): Storage {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(readStoredTexts(blocked)).toEqual([]);
  expect(writeStoredText(blocked, { area: 'local', key: 'a', text: '' })).toBe(false);
  expect(() => removeStoredText(blocked, { area: 'local', key: 'a' })).not.toThrow();
});
