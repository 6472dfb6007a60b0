import { fakeStorage } from '@peace/web-platform/testing';
import { expect, test } from 'vitest';

import { clearForNewBorrower } from './borrower-items.ts';

const stored = { 'peace:repayment-code': 'c', 'peace:application:7': 'a', 'peace:locale': 'l', other: 'o' };
const maria = { sessionId: 'S1', userId: '7', mobilePhone: '09171234567' };

/** A device that Maria has used, after which something was stored. */
function deviceOfMaria() {
  const device = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
  clearForNewBorrower(device, maria);
  for (const [name, value] of Object.entries(stored)) device.localStorage.setItem(name, value);
  device.sessionStorage.setItem('peace:card-charge', 'k');
  return device;
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== 'peace:owner');

test.each([
  ['the same session', maria],
  ['another session of the same person', { ...maria, sessionId: 'S2', mobilePhone: undefined }],
  ['a page that was opened without a session', {}],
])('%s finds everything', (_, params) => {
  const device = deviceOfMaria();
  clearForNewBorrower(device, params);
  expect(keysOf(device.localStorage)).toEqual(Object.keys(stored));
  expect(keysOf(device.sessionStorage)).toEqual(['peace:card-charge']);
});

test.each([
  ['another user', { sessionId: 'S2', userId: '8' }],
  ['another phone', { sessionId: 'S2', mobilePhone: '09180000000' }],
  ['a session that does not say whose it is', { sessionId: 'S2' }],
])('%s finds nothing of the person before', (_, params) => {
  const device = deviceOfMaria();
  clearForNewBorrower(device, params);
  expect(keysOf(device.localStorage)).toEqual(['peace:locale', 'other']);
  expect(keysOf(device.sessionStorage)).toEqual([]);
});

test.each([
  ['anyone’s link', { sessionId: 'made-up' }],
  ['another user', { sessionId: 'S2', userId: '8' }],
])('%s deletes no payment that names its owner', (_, params) => {
  const device = deviceOfMaria();
  const payment = '{"version":1,"value":{"owner":"maria","storedAt":0,"until":9,"value":{}}}';
  device.localStorage.setItem('peace:payment:7001', payment);
  clearForNewBorrower(device, params);
  expect(device.localStorage.getItem('peace:payment:7001')).toBe(payment);
});

test('the owner of what is stored without one is unknown', () => {
  const device = { localStorage: fakeStorage(stored), sessionStorage: fakeStorage() };
  clearForNewBorrower(device, maria);
  expect(keysOf(device.localStorage)).toEqual(['peace:locale', 'other']);
});

test('stores no identity', () => {
  const { localStorage } = deviceOfMaria();
  for (const value of Object.values(maria)) expect(localStorage.getItem('peace:owner')).not.toContain(value);
});

test('does nothing where storage is blocked', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
    sessionStorage: fakeStorage(),
  };
  expect(() => clearForNewBorrower(blocked, maria)).not.toThrow();
});
