import { describe, expect, test } from 'vitest';
import { fakeStorage } from './testing/fake-window.ts';
import { createStorage } from './storage.ts';
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
      '{"version":2,"value":{"text":"third"}}',
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
