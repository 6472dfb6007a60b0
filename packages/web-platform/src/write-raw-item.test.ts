import { expect, test } from 'vitest';
import { writeRawItem } from './storage.ts';
import { fakeStorage } from './testing/fake-window.ts';

test('writeRawItem writes one item of our namespace, and leaves the others alone', () => {
  const localStorage = fakeStorage({ 'peace:b': '2', other: 'x' });
  writeRawItem({ localStorage }, 'a', 'new');
  expect(['peace:a', 'peace:b', 'other'].map((name) => localStorage.getItem(name))).toEqual(['new', '2', 'x']);
});

test('writeRawItem does nothing where storage is blocked', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(() => writeRawItem(blocked, 'a', '')).not.toThrow();
});
