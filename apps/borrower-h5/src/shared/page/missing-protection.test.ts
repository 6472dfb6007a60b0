import { fakeStorage } from '@peace/web-platform/testing';
import { expect, test } from 'vitest';
import { findMissingProtection } from './missing-protection.ts';

const refusing = fakeStorage({}, () => {
  throw new DOMException('full', 'QuotaExceededError');
});
const blocked = {
  get localStorage(): Storage {
    throw new DOMException('blocked', 'SecurityError');
  },
};
const locks = {};

test.each([
  ['noStorage', { localStorage: refusing, navigator: { locks } }],
  ['noLocks', { localStorage: fakeStorage(), navigator: {} }],
  [null, { localStorage: fakeStorage(), navigator: { locks } }],
])('%s', (limit, window) => expect(findMissingProtection(window)).toBe(limit));

test('blocked site data is no storage', () => {
  expect(findMissingProtection(Object.assign(Object.create(blocked), { navigator: {} }))).toBe('noStorage');
});

test('finding out leaves nothing', () => {
  const localStorage = fakeStorage();
  findMissingProtection({ localStorage, navigator: { locks } });
  expect(localStorage).toHaveLength(0);
});
