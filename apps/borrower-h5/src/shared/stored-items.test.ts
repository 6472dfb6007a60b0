import { clearForNewBorrower } from '@peace/session';
import { fakeStorage } from '@peace/web-platform/testing';
import { expect, test } from 'vitest';
import storedItems from '../../../../docs/stored-items.md?raw';

const sources = import.meta.glob<string>(
  ['../../../*/src/**/*.{ts,tsx}', '../../../../packages/*/src/**/*.ts', '!**/*.test.*', '!**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** A key without what the item is about. */
const kindOf = (key: string) => key.replace(/:[<$].*$/, '');

test('docs/stored-items.md lists the key of every item that is stored', () => {
  const keys = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/(?:attemptItem\(\{\s+key: '(.+?)'|key: (['`])(.+?)\2,\s+version:)/g)].map(
      ([, attempt, , key]) => kindOf(attempt ?? key ?? ''),
    ),
  );
  const listed = [...storedItems.matchAll(/^\| `(.+?)`/gm)].map(([, key = '']) => kindOf(key));
  // The page console's is not an item: it is written before the app starts.
  expect(new Set(listed)).toEqual(new Set([...keys, 'page-console']));
});

const rows = [...storedItems.matchAll(/^\| `(.+?)` .*?\| the (borrower|device)'s /gm)];

test.each(rows.filter(([, key]) => key !== 'owner').map(([, key = '', whose = '']) => [key, whose]))(
  '%s is the %s’s: another borrower finds it accordingly',
  (key, whose) => {
    const name = `peace:${key}`;
    const device = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
    clearForNewBorrower(device, { sessionId: 'S1', userId: '7' });
    for (const storage of Object.values(device)) storage.setItem(name, 'something');
    clearForNewBorrower(device, { sessionId: 'S2', userId: '8' });
    const left = Object.values(device).map((storage) => storage.getItem(name));
    expect(left).toEqual(whose === 'device' ? ['something', 'something'] : [null, null]);
  },
);
