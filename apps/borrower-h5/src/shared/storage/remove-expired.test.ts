import { defineItem, lifetimesMs, createStorage } from '@peace/web-platform/storage';
import { fakeStorage } from '@peace/web-platform/testing';
import { string } from 'valibot';
import { expect, it } from 'vitest';
import { removeExpired } from './remove-expired.ts';
import { openItem } from './stored-item.ts';

const note = defineItem({
  key: 'note',
  version: 1,
  schema: string(),
  owner: 'borrower',
  lifetime: '30 days',
});
const [hour, month, year] = [lifetimesMs['an hour'], lifetimesMs['30 days'], lifetimesMs['a year']];

function phone() {
  const localStorage = fakeStorage();
  const access = { storage: createStorage(() => localStorage), clock: { now: () => 0 }, borrower: 'ana' };
  openItem(access, note, 'order-1').write('hello');
  return { localStorage, has: (key: string) => localStorage.getItem(`peace:${key}`) !== null };
}

it('an item goes at the end of its lifetime, though nothing reads it', () => {
  const { localStorage, has } = phone();
  removeExpired({ localStorage }, month - 1);
  expect(has('note:order-1')).toBe(true);
  removeExpired({ localStorage }, month);
  expect(has('note:order-1')).toBe(false);
});

it('an item of a release that wrote no end goes after the longest lifetime', () => {
  const localStorage = fakeStorage({
    'peace:receipts:7001': '{"version":1,"value":{"owner":"ana","storedAt":0,"value":[]}}',
  });
  removeExpired({ localStorage }, year - 1);
  expect(localStorage.length).toBe(1);
  removeExpired({ localStorage }, year);
  expect(localStorage.length).toBe(0);
});

it('an item without an end stays, and so does one of another program', () => {
  const content = {
    'peace:locale': '{"version":1,"value":"fil"}',
    'peace:broken': '{',
    'peace:words': '{"version":9,"value":{"until":"soon","storedAt":0}}',
    'peace:nothing': 'null',
    other: '{"version":1,"value":{"owner":null,"storedAt":0,"until":1}}',
  };
  const localStorage = fakeStorage(content);
  removeExpired({ localStorage }, 99 * year);
  expect(localStorage.length).toBe(Object.keys(content).length);
});

it('reading removes an expired item, and leaves what is another borrower’s', () => {
  const { localStorage, has } = phone();
  const read = (borrower: string, now: number) =>
    openItem(
      { storage: createStorage(() => localStorage), clock: { now: () => now }, borrower },
      note,
      'order-1',
    ).read();
  expect(read('ben', month)).toBeNull();
  expect(has('note:order-1')).toBe(true);
  // The phone's clock was corrected by a minute.
  expect(read('ana', -hour / 60)).toBe('hello');
  expect(read('ana', month)).toBeNull();
  expect(has('note:order-1')).toBe(false);
});

it('a time in the future is no age: a clock that was far ahead deletes nothing when it is corrected', () => {
  const { localStorage } = phone();
  const access = { storage: createStorage(() => localStorage), clock: { now: () => -2 * month }, borrower: 'ana' };
  expect(openItem(access, note, 'order-1').read()).toBe('hello');
});

it('removeExpired does nothing where storage is blocked', () => {
  const blocked = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  expect(() => removeExpired(blocked, 0)).not.toThrow();
});
