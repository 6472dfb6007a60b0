import { claimItems } from '@peace/session';
import { fakeStorage } from '@peace/web-platform/testing';
import { expect, test } from 'vitest';
import storedItems from '../../../../../docs/stored-items.md?raw';
import { declarationsIn, undeclaredIn } from '#shared/testing/stored-declarations.ts';
import { storedRows } from '#shared/testing/stored-table.ts';

const sources = import.meta.glob<string>(
  ['../../../../*/src/**/*.{ts,tsx}', '../../../../../packages/*/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);
const declarations = declarationsIn(Object.values(sources));
const rows = storedRows(storedItems);

test('every item that is declared is in docs/stored-items.md, and no other is', () => {
  expect(declarations.length).toBeGreaterThan(30);
  const keys = declarations.map(({ key }) => key);
  // The page console's is not an item: it is written before the app starts (`tooling/vite/src/page-console`).
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set([...keys, 'page-console']));
});

test('every declaration can be read: its key is a literal, and so are its owner and its lifetime', () => {
  const found = Object.entries(sources).flatMap(([file, code]) => undeclaredIn(file, code));
  expect(found).toEqual([]);
});

test.each([
  ['a key of a variable', `defineItem({ key, version: 1, schema, owner: 'borrower', lifetime: 'no end' })`],
  [
    'a key of a template',
    "defineItem({ key: `payment:${id}`, version: 1, schema, owner: 'borrower', lifetime: 'a year' })",
  ],
  ['options from elsewhere', `defineItem(options)`],
  ['an attempt’s key of a variable', `attemptItem({ key: kind, request })`],
  ['no lifetime', `defineItem({ key: 'a', version: 1, schema, owner: 'borrower' })`],
  ['a lifetime that is computed', `defineItem({ key: 'a', version: 1, schema, owner: 'borrower', lifetime: long })`],
])('%s is found', (_, code) => {
  expect(undeclaredIn('a.ts', code)).toEqual(['a.ts']);
});

test.each(rows.map((row) => [row.key, row] as const))(
  '%s says what it is and why, and how long it is kept',
  (_, row) => {
    expect([row.what, row.why, row.gone]).not.toContain('');
    for (const { lifetime, owner } of declarations.filter(({ key }) => key === row.kind)) {
      expect([row.where, row.kept]).toEqual([lifetime === 'the visit' ? 'tab' : 'device', lifetime]);
      // The session is the next borrower's, and the owner's hashes are the owner's alone.
      if (!['session-params', 'owner'].includes(row.kind)) expect(row.whose).toBe(owner);
    }
  },
);

test('what a borrower keeps on the device without an end is neither what was done nor what was typed', () => {
  const endless = rows.filter(({ whose, kept }) => whose !== 'device' && kept === 'no end');
  expect(endless.map(({ key }) => key)).toEqual(['owner', 'statistics-consent']);
});

const owned = rows.filter(({ kind }) => kind !== 'owner' && kind !== 'page-console');

test.each(owned.map(({ key, kind, whose }) => [key, kind, whose]))(
  '%s is found by another borrower as its declaration says',
  (key, kind, whose) => {
    const name = `peace:${key}`;
    const owner = declarations.find((declared) => declared.key === kind)?.owner;
    // The session is the next borrower's: it is stored before the backend has accepted it.
    if (kind !== 'session-params') expect(owner).toBe(whose);
    const text = JSON.stringify({ version: 1, owner, value: 'something' });
    const device = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
    claimItems(device, { sessionId: 'S1', userId: '7' });
    for (const storage of Object.values(device)) storage.setItem(name, text);
    claimItems(device, { sessionId: 'S2', userId: '8' });
    expect(device.localStorage.getItem(name)).toBe(owner === 'borrower' ? null : text);
    expect(device.sessionStorage.getItem(name)).toBe(owner === 'device' ? text : null);
  },
);
