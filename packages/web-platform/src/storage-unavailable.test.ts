import { describe, expect, test } from 'vitest';
import { fakeStorage } from './testing/fake-window.ts';
import { canStore, createStorage } from './storage.ts';
import { draft, throwing } from './testing/throwing-storage.ts';

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
