import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enterSession, readSession, sessionParamNames } from './session-params.ts';
import { page, maria, mariasParams } from './testing/marias-page.ts';

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
  expect(readSession(window)).toEqual({ params: mariasParams, ignored: [] });
  window.history.replaceState(null, '', `${page}?appName=Other`);
  expect(readSession(window).ignored).toContainEqual({ name: 'appName', reason: 'no-session' });
});

describe('scrubbing', () => {
  test('takes the four that name a person out of the address, and nothing else', () => {
    const window = fakeWindow(`${page}?a=x%20y&${maria}&b=%2B+1#part?sessionId=no`);
    window.history.state = { key: 'router' };
    enterSession(window);
    expect(window.location.href).toBe(
      `${page}?a=x%20y&appVersion=2.3.0&appName=Peace&clientType=ios&merchantNumber=m&b=%2B+1#part?sessionId=no`,
    );
    expect(window.history.state).toEqual({ key: 'router' });
  });

  test('finds names that are written encoded, and drops broken and empty values too', () => {
    const window = fakeWindow(`${page}?%73essionId=S1&userId=a%00b&mobilePhone=&keep`);
    enterSession(window);
    expect(window.location.href).toBe(`${page}?keep`);
  });

  test('leaves an address without them as it is written', () => {
    const window = fakeWindow(`${page}?a=1&&b=%7e`);
    window.history.replaceState = () => expect.unreachable('nothing to scrub');
    expect(enterSession(window).scrubbed).toBe(true);
  });

  test('says when the browser refuses', () => {
    const window = fakeWindow(`${page}?${maria}`);
    window.history.replaceState = () => {
      throw new DOMException('too often', 'SecurityError');
    };
    expect(enterSession(window)).toEqual({ params: mariasParams, ignored: [], scrubbed: false });
  });

  test('holds for every query', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...sessionParamNames, 'productId'), fc.string())), (pairs) => {
        const window = fakeWindow(`${page}?${new URLSearchParams(pairs)}`);
        enterSession(window);
        const left = new URLSearchParams(window.location.search);
        for (const name of ['sessionId', 'userId', 'mobilePhone', 'deviceId']) expect(left.has(name)).toBe(false);
        const given = new URLSearchParams(pairs);
        expect(left.getAll('productId')).toEqual(given.getAll('productId'));
      }),
    );
  });
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
          const read = readSession(window);
          expect(window.location.href).toBe(href);
          expect(tab.getItem('peace:session-params')).toBe(stored);
          expect(enterSession(window)).toMatchObject(read);
        },
      ),
    );
  });
});
