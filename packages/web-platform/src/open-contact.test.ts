import { expect, test } from 'vitest';

import { openContact } from './open-contact.ts';
import { fakeWindow } from './testing/fake-window.ts';

test('openContact opens a contact', () => {
  const window = fakeWindow('https://peace.example/');
  expect(openContact(window, { kind: 'telephone', number: '911' })).toEqual({ kind: 'left' });
  expect(window.navigations).toEqual([{ by: 'assign', url: 'tel:911' }]);
});

test('openContact opens nothing for what is no contact', () => {
  const window = fakeWindow('https://peace.example/');
  expect(openContact(window, { kind: 'telephone', number: 'javascript:alert(1)' })).toEqual({ kind: 'refused' });
  expect(window.navigations).toEqual([]);
});

test('openContact refuses where the browser blocks the navigation', () => {
  const { location } = fakeWindow('https://peace.example/');
  const assign = () => {
    throw new DOMException('sandboxed', 'SecurityError');
  };
  const window = { location: { ...location, assign } };
  expect(openContact(window, { kind: 'telephone', number: '911' })).toEqual({ kind: 'refused' });
});
