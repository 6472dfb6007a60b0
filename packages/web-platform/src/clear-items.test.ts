import { expect, test } from 'vitest';

import { clearItems } from './storage.ts';
import { fakeStorage } from './testing/fake-window.ts';

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));
const content = { 'peace:draft': '1', 'peace:locale': '2', 'peace:code': '3', other: '4' };
const isKept = (key: string) => key === 'locale';

test('clearItems removes our items but those that are kept, and nothing of others', () => {
  const window = { localStorage: fakeStorage(content), sessionStorage: fakeStorage(content) };
  clearItems.ofDevice(window, isKept);
  expect(keysOf(window.localStorage)).toEqual(['peace:locale', 'other']);
  expect(keysOf(window.sessionStorage)).toEqual(Object.keys(content));
  clearItems.ofTab(window, isKept);
  expect(keysOf(window.sessionStorage)).toEqual(['peace:locale', 'other']);
});

test('clearItems does nothing where storage is blocked', () => {
  const window = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(() => clearItems.ofDevice(window, () => false)).not.toThrow();
});
