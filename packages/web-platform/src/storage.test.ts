import * as fc from 'fast-check';
import { any, is, nullable, picklist } from 'valibot';
import { expect, test, describe } from 'vitest';
import { fakeStorage } from './testing/fake-window.ts';
import { createStorage, defineItem, readSessionItem, canStore } from './storage.ts';
import { draft, draftSchema, throwing } from './testing/throwing-storage.ts';

test('an item keeps a value in our namespace, with its version', () => {
  const area = fakeStorage();
  const item = createStorage(() => area).item(draft);
  expect(item.read()).toBeNull();
  expect(item.write({ text: 'ñ' })).toEqual({ kind: 'written' });
  expect(area.getItem('peace:draft')).toBe('{"version":2,"owner":"borrower","value":{"text":"ñ"}}');
  expect(
    createStorage(() => area)
      .item(draft)
      .read(),
  ).toEqual({ text: 'ñ' });
  item.clear();
  expect([item.read(), area.length]).toEqual([null, 0]);
});

test('a circular value is a failed write', () => {
  const loop: { [key: string]: unknown } = {};
  loop['self'] = loop;
  const item = createStorage(() => fakeStorage()).item(
    defineItem({ key: 'x', version: 1, schema: any(), owner: 'borrower', lifetime: 'no end' }),
  );
  expect(item.write(loop)).toEqual({ kind: 'failed', reason: 'blocked' });
});

test('reading never throws, and returns only values that fit the schema', () => {
  const content = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({
        version: fc.oneof(fc.constant(2), fc.jsonValue()),
        value: fc.oneof(fc.jsonValue(), fc.record({ text: fc.string() })),
      })
      .map((value) => JSON.stringify(value)),
  );
  fc.assert(
    fc.property(content, (text) => {
      const area = fakeStorage({ 'peace:draft': text });
      const item = createStorage(() => area).item(draft);
      expect(is(nullable(draftSchema), item.read())).toBe(true);
    }),
  );
});

test('every value comes back as it was written', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const area = fakeStorage();
      const item = createStorage(() => area).item(
        defineItem({ key: 'any', version: 1, schema: any(), owner: 'borrower', lifetime: 'no end' }),
      );
      item.write(value);
      expect(item.read()).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('an item can be read without changing anything', () => {
  const options = defineItem({
    key: 'seen',
    version: 1,
    schema: picklist(['yes']),
    owner: 'borrower',
    lifetime: 'no end',
  });
  const area = fakeStorage({ 'peace:seen': '{"version":1,"value":"yes"}' });
  expect(readSessionItem({ sessionStorage: area }, options)).toBe('yes');
  area.setItem('peace:seen', 'broken');
  expect(readSessionItem({ sessionStorage: area }, options)).toBeNull();
  expect(area.getItem('peace:seen')).toBe('broken');
  const blocked = {
    get sessionStorage(): Storage {
      throw new Error('blocked');
    },
  };
  expect(readSessionItem(blocked, options)).toBeNull();
});

describe('without storage the page works on', () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const oldFull = Object.assign(new Error('full'), { code: 22 });
  const firefoxFull = Object.assign(new Error('full'), { name: 'NS_ERROR_DOM_QUOTA_REACHED' });

  test.each([
    { area: throwing(new DOMException('no', 'SecurityError')), reason: 'blocked' },
    { area: () => fakeStorage({}, throwing('no')), reason: 'blocked' },
    { area: () => fakeStorage({}, throwing(full)), reason: 'full' },
    { area: () => fakeStorage({}, throwing(oldFull)), reason: 'full' },
    { area: () => fakeStorage({}, throwing(firefoxFull)), reason: 'full' },
  ])('and says why: $reason', ({ area, reason }) => {
    const storage = createStorage(area);
    expect(storage.item(draft).write({ text: 'kept' })).toEqual({ kind: 'failed', reason });
    expect(storage.item(draft).read()).toEqual({ text: 'kept' });
    storage.item(draft).clear();
    expect(storage.item(draft).read()).toBeNull();
  });

  test.each([
    ['cannot be read', { getItem: throwing(new DOMException('no', 'SecurityError')) }],
    ['keeps nothing', { setItem: () => undefined }],
  ])('a storage that %s stores nothing', (_, unreadable) => {
    const area = { ...fakeStorage(), ...unreadable };
    const item = createStorage(() => area).item(draft);
    expect(item.write({ text: 'kept' })).toEqual({ kind: 'failed', reason: 'blocked' });
    expect(item.read()).toEqual({ text: 'kept' });
    expect(canStore({ localStorage: area })).toBe(false);
  });

  test('whether it stores anything is found out without a trace', () => {
    const area = fakeStorage();
    expect(canStore({ localStorage: area })).toBe(true);
    const unreadable = { ...area, getItem: throwing(new DOMException('no', 'SecurityError')) };
    expect(canStore({ localStorage: unreadable })).toBe(false);
    expect(area.length).toBe(0);
  });

  test('a value that could not be stored takes precedence over the stored one', () => {
    let isFull = false;
    const area = fakeStorage({}, () => {
      if (isFull) throw full;
    });
    const item = createStorage(() => area).item(draft);
    item.write({ text: 'first' });
    isFull = true;
    item.write({ text: 'second' });
    expect(item.read()).toEqual({ text: 'second' });
    isFull = false;
    expect(item.write({ text: 'third' })).toEqual({ kind: 'written' });
    expect([item.read(), area.getItem('peace:draft')]).toEqual([
      { text: 'third' },
      '{"version":2,"owner":"borrower","value":{"text":"third"}}',
    ]);
  });

  test('a value that is changed later is not changed in here', () => {
    const item = createStorage(throwing('blocked')).item(draft);
    const value = { text: 'as written' };
    item.write(value);
    value.text = 'changed';
    expect(item.read()).toEqual({ text: 'as written' });
  });
});
