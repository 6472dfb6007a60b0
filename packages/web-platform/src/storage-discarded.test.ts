import { describe, expect, test } from 'vitest';
import { fakeStorage } from './testing/fake-window.ts';
import { createStorage, defineItem } from './storage.ts';
import { draft, throwing } from './testing/throwing-storage.ts';

describe('invalid requests', () => {
  test.each([
    '',
    'nonsense',
    'null',
    '7',
    '{}',
    '{"version":2}',
    '{"version":2,"value":{"text":7}}',
    '{"version":1,"value":{"text":"old"}}',
  ])('is discarded: %s', (content) => {
    const area = fakeStorage({ 'peace:draft': content, other: 'x' });
    expect(
      createStorage(() => area)
        .item(draft)
        .read(),
    ).toBeNull();
    expect([area.getItem('peace:draft'), area.getItem('other')]).toEqual([null, 'x']);
  });

  test('is migrated where that is possible', () => {
    const area = fakeStorage({ 'peace:draft': '{"version":1,"value":"old"}' });
    const migrate = (value: unknown, from: number) => ({ text: `${String(value)} from ${from}` });
    expect(
      createStorage(() => area)
        .item(defineItem({ ...draft, migrate }))
        .read(),
    ).toEqual({ text: 'old from 1' });
  });

  test.each([throwing(new Error('bug')), () => ({ text: 7 })])('is discarded when migration fails', (migrate) => {
    const area = fakeStorage({ 'peace:draft': '{"version":1,"value":"old"}' });
    expect(
      createStorage(() => area)
        .item(defineItem({ ...draft, migrate }))
        .read(),
    ).toBeNull();
    expect(area.length).toBe(0);
  });

  test('is left alone when a newer release wrote it', () => {
    const area = fakeStorage({ 'peace:draft': '{"version":3,"value":{"text":"new"}}' });
    expect(
      createStorage(() => area)
        .item(draft)
        .read(),
    ).toBeNull();
    expect(area.length).toBe(1);
  });
});
