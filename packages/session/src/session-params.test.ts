import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enterSession, readSession } from './session-params.ts';
import { sessionParamNames } from './session-param.ts';
import { maria, mariasParams, page } from './testing/marias-page.ts';

describe('reading', () => {
  test('takes all eight, and leaves the screen’s own parameters alone', () => {
    const entry = enterSession(fakeWindow(`${page}?${maria}&productId=12`));
    expect(entry).toEqual({ params: mariasParams, ignored: [], scrubbed: true });
    expect(Object.keys(entry.params)).toEqual([...sessionParamNames]);
  });

  test('an empty parameter is one the shell does not have', () => {
    expect(enterSession(fakeWindow(`${page}?sessionId=S1&userId=&appName=Peace`))).toMatchObject({
      params: { sessionId: 'S1', appName: 'Peace' },
      ignored: [],
    });
  });

  test.each([
    { broken: 'userId=a%00b', reason: 'control-characters' },
    { broken: 'userId=a%0Ab', reason: 'control-characters' },
    { broken: `userId=${'a'.repeat(2049)}`, reason: 'too-long' },
    { broken: 'userId=7&userId=8', reason: 'repeated' },
  ])('ignores and reports $reason', ({ broken, reason }) => {
    const entry = enterSession(fakeWindow(`${page}?${broken}&sessionId=S1&appName=Peace`));
    expect(entry.params).toEqual({ sessionId: 'S1', appName: 'Peace' });
    expect(entry.ignored).toEqual([{ name: 'userId', reason }]);
  });

  test('the same value twice is what links glued together look like', () => {
    expect(enterSession(fakeWindow(`${page}?sessionId=S1&userId=7&userId=7`))).toMatchObject({
      params: { sessionId: 'S1', userId: '7' },
      ignored: [],
    });
  });

  test.each(['', 'sessionId=&', 'sessionId=a%00b&'])('with %j the other parameters do not count', (session) => {
    const entry = enterSession(fakeWindow(`${page}?${session}userId=8&merchantNumber=theirs`));
    expect(entry.params).toEqual({});
    expect(entry.ignored).toEqual(
      expect.arrayContaining([
        { name: 'userId', reason: 'no-session' },
        { name: 'merchantNumber', reason: 'no-session' },
      ]),
    );
  });
});

test('after a reload, what stayed in the address beside the stored session is as it should be', () => {
  const window = fakeWindow(`${page}?${maria}`);
  enterSession(window);
  expect(readSession(window)).toEqual({ params: mariasParams, ignored: [], replaces: null });
  window.history.replaceState(null, '', `${page}?appName=Other`);
  expect(readSession(window).ignored).toContainEqual({ name: 'appName', reason: 'no-session' });
});

describe('reading without entering', () => {
  test('gives what entering will give, and changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...sessionParamNames, 'productId'), fc.constantFrom('', 'a', 'b', '\n'))),
        fc.boolean(),
        (pairs, isStored) => {
          const tab = fakeStorage();
          if (isStored) enterSession(fakeWindow(`${page}?${maria}`, tab));
          const stored = tab.getItem('peace:session-params');
          const window = fakeWindow(`${page}?${new URLSearchParams(pairs)}`, tab);
          const { href } = window.location;
          const { replaces: _, ...read } = readSession(window);
          expect(window.location.href).toBe(href);
          expect(tab.getItem('peace:session-params')).toBe(stored);
          expect(enterSession(window)).toMatchObject(read);
        },
      ),
    );
  });
});
