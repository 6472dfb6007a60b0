import { createStorage } from '@peace/web-platform/storage';
import { fakeStorage } from '@peace/web-platform/testing';
import { describe, expect, test } from 'vitest';
import { borrowerOf, claimItems, earlyBorrowerOf, isOfAnother } from './borrower-items.ts';
import type { SessionParams } from './session-param.ts';
import { sha256 } from './sha-256.ts';

const maria = { sessionId: 'S1', userId: 'user-7', mobilePhone: '09171234567' };

const hashesOf = (device: { readonly localStorage: Storage }, params: SessionParams) =>
  borrowerOf(
    createStorage(() => device.localStorage),
    params,
  );

const envelope = (owner: string | null) => JSON.stringify({ version: 1, value: { owner, storedAt: 0, value: {} } });

/** A device that Maria has used, after which something was stored. */
function deviceOfMaria(params: SessionParams = maria) {
  const device = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
  claimItems(device, params);
  const owner = hashesOf(device, params) ?? '';
  for (const key of ['repayment-code', 'payment:7001', 'application:12', 'receipts:7001'])
    device.localStorage.setItem(`peace:${key}`, envelope(owner));
  for (const key of ['unlisted', 'locale']) device.localStorage.setItem(`peace:${key}`, 'x');
  device.localStorage.setItem('other', 'x');
  device.sessionStorage.setItem('peace:registration-draft', 'x');
  device.sessionStorage.setItem('peace:session-params', 'x');
  return { ...device, owner };
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter((key) => key !== 'peace:owner');

const all = ['repayment-code', 'payment:7001', 'application:12', 'receipts:7001', 'unlisted', 'locale'];

describe('the same person', () => {
  test.each([
    ['in the same session', maria],
    ['in another session without the phone', { sessionId: 'S2', userId: maria.userId }],
    ['in another session without the user', { sessionId: 'S2', mobilePhone: maria.mobilePhone }],
    ['with another spelling of the phone', { sessionId: 'S2', mobilePhone: '+63 917 123 4567' }],
    ['with another phone of the same user', { ...maria, sessionId: 'S2', mobilePhone: '09180000000' }],
    ['in the same session without user and phone', { sessionId: 'S1' }],
  ])('%s finds everything, and is the same owner', (_, params) => {
    const device = deviceOfMaria();
    expect(isOfAnother(device.owner, hashesOf(device, params) ?? '')).toBe(false);
    claimItems(device, params);
    expect(keysOf(device.localStorage)).toEqual([...all.map((key) => `peace:${key}`), 'other']);
    expect(isOfAnother(device.owner, hashesOf(device, maria) ?? '')).toBe(false);
  });

  test.each(['639171234567', '+639171234567', ' 639171234567', '9171234567'])(
    'is recognised where an earlier release hashed the phone as it came: %s',
    (asItCame) => {
      const prints = `.${sha256(`salt phone ${asItCame}`).slice(0, 16)}`;
      const localStorage = fakeStorage({
        'peace:owner': JSON.stringify({ version: 2, value: { salt: 'salt', prints } }),
        'peace:complaint-draft': envelope(prints),
      });
      const device = { localStorage, sessionStorage: fakeStorage() };
      for (const mobilePhone of [asItCame, '09171234567', '+63 917 123 4567']) {
        expect(hashesOf(device, { sessionId: 'S1', mobilePhone })).toBe(prints);
        claimItems(device, { sessionId: 'S1', mobilePhone });
      }
      expect(localStorage.getItem('peace:complaint-draft')).not.toBeNull();
    },
  );

  test.each<SessionParams>([{ sessionId: 'S1', userId: maria.userId }, { sessionId: 'S1' }])(
    'is recognised by what a later session adds to %j',
    (first) => {
      const device = deviceOfMaria(first);
      claimItems(device, maria);
      const byPhone = hashesOf(device, { sessionId: 'S2', mobilePhone: maria.mobilePhone });
      expect(byPhone).toBe(hashesOf(device, maria));
      expect(isOfAnother(device.owner, byPhone ?? '')).toBe(false);
      expect(isOfAnother(byPhone ?? '', hashesOf(device, { ...maria, userId: 'user-8' }) ?? '')).toBe(true);
    },
  );

  test('is not assumed from values that never came in one session', () => {
    const device = deviceOfMaria({ sessionId: 'S1', userId: maria.userId });
    claimItems(device, { sessionId: 'S2', mobilePhone: '09180000000' });
    expect(hashesOf(device, { sessionId: 'S1', userId: maria.userId })).toBe(device.owner);
    expect(isOfAnother(device.owner, hashesOf(device, maria) ?? '')).toBe(false);
  });
});

describe('a session that names nothing of the owner', () => {
  test.each<[string, SessionParams]>([
    ['nobody', { sessionId: 'S2' }],
    ['a phone that the owner did not name', { sessionId: 'S2', mobilePhone: '09171234567' }],
  ])('is nobody’s until the backend has accepted it: %s', (_, params) => {
    const device = deviceOfMaria({ sessionId: 'S1', userId: maria.userId });
    expect(hashesOf(device, params)).toBeNull();
    expect(earlyBorrowerOf(device, params)).toBeNull();
    claimItems(device, params);
    expect(isOfAnother(device.owner, hashesOf(device, params) ?? 'nobody.nobody')).toBe(false);
    expect(earlyBorrowerOf(device, params)).toBe(hashesOf(device, params));
    expect(keysOf(device.localStorage)).toHaveLength(all.length + 1);
    // Another session id is as unknown as the first.
    expect(hashesOf(device, { ...params, sessionId: 'S3' })).toBeNull();
  });

  test('has hashes on a device without an owner', () => {
    const device = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
    expect(hashesOf(device, { sessionId: 'S1' })).toBe('.');
  });
});

describe('another person', () => {
  const others: [string, SessionParams][] = [
    ['of another user', { sessionId: 'S2', userId: 'user-8' }],
    ['of another phone', { sessionId: 'S2', mobilePhone: '09180000000' }],
    ['of another user with the same phone', { ...maria, userId: 'user-8' }],
  ];
  test.each(others)('%s contradicts the owner', (_, params) => {
    const device = deviceOfMaria();
    expect(isOfAnother(device.owner, hashesOf(device, params) ?? '')).toBe(true);
  });

  test.each(others)('%s finds records alone once the backend accepted the session', (_, params) => {
    const device = deviceOfMaria();
    const itsOwn = envelope(hashesOf(device, params));
    device.localStorage.setItem('peace:complaint-draft', itsOwn);
    claimItems(device, params);
    const left = ['payment:7001', 'application:12', 'receipts:7001', 'locale'].map((key) => `peace:${key}`);
    expect(keysOf(device.localStorage)).toEqual([...left, 'other', 'peace:complaint-draft']);
    expect(keysOf(device.sessionStorage)).toEqual(['peace:session-params']);
    // The first one finds them again.
    expect(isOfAnother(device.owner, hashesOf(device, maria) ?? '')).toBe(false);
  });
});

test('an item is whose its envelope says, whatever its key', () => {
  const item = (owner: string) => JSON.stringify({ version: 1, owner, value: { owner: 'a.b', value: 1 } });
  const items = {
    'peace:new-choice': item('device'),
    'peace:new-record': item('record'),
    'peace:payment:1': item('borrower'),
  };
  const device = { localStorage: fakeStorage(items), sessionStorage: fakeStorage(items) };
  claimItems(device, maria);
  expect(keysOf(device.localStorage)).toEqual(['peace:new-choice', 'peace:new-record']);
  expect(keysOf(device.sessionStorage)).toEqual(['peace:new-choice']);
});

test('a page without a session claims and deletes nothing', () => {
  const device = deviceOfMaria();
  expect(hashesOf(device, {})).toBeNull();
  claimItems(device, {});
  expect(keysOf(device.localStorage)).toHaveLength(all.length + 1);
});

test('the owner of what is stored without one is unknown', () => {
  const device = { localStorage: fakeStorage({ 'peace:unlisted': 'x', other: 'o' }), sessionStorage: fakeStorage() };
  claimItems(device, maria);
  expect(keysOf(device.localStorage)).toEqual(['other']);
});

test('claimItems stores no identity, but hashes that no other device has', () => {
  const [one, two] = [deviceOfMaria(), deviceOfMaria()];
  for (const value of Object.values(maria)) expect(one.localStorage.getItem('peace:owner')).not.toContain(value);
  expect(one.owner).toMatch(/^[0-9a-f]{16}\.[0-9a-f]{16}$/);
  expect(one.owner).not.toBe(two.owner);
});

test('claimItems does nothing where storage is blocked; the hashes stay the same for the page', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
    sessionStorage: fakeStorage(),
  };
  expect(() => claimItems(blocked, maria)).not.toThrow();
  const storage = createStorage(() => blocked.localStorage);
  expect(borrowerOf(storage, maria)).toBe(borrowerOf(storage, maria));
});
