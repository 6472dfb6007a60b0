import * as fc from 'fast-check';
import { any, is, nullable, picklist } from 'valibot';
import { expect, test } from 'vitest';
import { fakeStorage } from './testing/fake-window.ts';
import { createStorage, defineItem, readSessionItem } from './storage.ts';
import { draft, draftSchema } from './testing/throwing-storage.ts';

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
