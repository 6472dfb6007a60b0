import * as fc from 'fast-check';
import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import { describe, expect, test } from 'vitest';
import {
  areDifferentPeople,
  endSession,
  enterSession,
  readSession,
  readStored,
  storeSession,
  forgetSession,
} from './session-params.ts';
import { commonParams, sessionParamNames } from './session-param.ts';
import { maria, mariasParams, page } from './testing/marias-page.ts';

describe('reading', () => {
  test('takes all eight, and leaves the screen’s own parameters alone', () => {
    const entry = enterSession(fakeWindow(`${page}?${maria}&productId=12`));
    expect(entry).toEqual({ params: mariasParams, hasIgnored: false });
    expect(Object.keys(entry.params)).toEqual([...sessionParamNames]);
  });

  test('an empty parameter is one the shell does not have', () => {
    expect(enterSession(fakeWindow(`${page}?sessionId=S1&userId=&appName=Peace`))).toMatchObject({
      params: { sessionId: 'S1', appName: 'Peace' },
      hasIgnored: false,
    });
  });

  test.each(['userId=a%00b', 'userId=a%0Ab', `userId=${'a'.repeat(2049)}`, 'userId=7&userId=8'])(
    'ignores what is too long, repeated or has control characters: %s',
    (broken) => {
      const entry = enterSession(fakeWindow(`${page}?${broken}&sessionId=S1&appName=Peace`));
      expect(entry).toEqual({ params: { sessionId: 'S1', appName: 'Peace' }, hasIgnored: true });
    },
  );

  test('the same value twice is what links glued together look like', () => {
    expect(enterSession(fakeWindow(`${page}?sessionId=S1&userId=7&userId=7`))).toMatchObject({
      params: { sessionId: 'S1', userId: '7' },
      hasIgnored: false,
    });
  });

  test.each(['', 'sessionId=&', 'sessionId=a%00b&'])(
    'with %j a link names no person, but device and app',
    (session) => {
      const query = `${session}userId=8&mobilePhone=09180000000&deviceId=D9&merchantNumber=m9`;
      const entry = enterSession(fakeWindow(`${page}?${query}`));
      expect(entry).toEqual({ params: { deviceId: 'D9', merchantNumber: 'm9' }, hasIgnored: true });
    },
  );

  test.each(['userId=8', 'mobilePhone=09180000000'])('a link without a session has no %s', (person) => {
    expect(enterSession(fakeWindow(`${page}?${person}`))).toEqual({ params: {}, hasIgnored: true });
  });

  test('device and app of a page before the login stay for the pages after it', () => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?merchantNumber=m1&appName=Peace&clientType=ios`, tab));
    expect(enterSession(fakeWindow(page, tab)).params).toEqual({
      merchantNumber: 'm1',
      appName: 'Peace',
      clientType: 'ios',
    });
    const loggedIn = enterSession(fakeWindow(`${page}?sessionId=S1&appName=Pera`, tab)).params;
    expect(loggedIn).toEqual({ sessionId: 'S1', merchantNumber: 'm1', appName: 'Pera', clientType: 'ios' });
  });

  test('a link without a session changes nothing of a live one', () => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?sessionId=S1&merchantNumber=m1`, tab));
    const entry = enterSession(fakeWindow(`${page}?merchantNumber=theirs&appName=Peace`, tab));
    expect(entry).toEqual({ params: { sessionId: 'S1', merchantNumber: 'm1' }, hasIgnored: false });
  });
});

test.each([
  'a text',
  7,
  null,
  ['S1'],
  [],
  { sessionId: 5 },
  { sessionId: ['S1'] },
  { sessionId: '' },
  { sessionId: 'a\u0000b' },
  { sessionId: 'a'.repeat(2049) },
  { sessionId: 'S1', orderId: '1' },
])('what is stored is used only where it is a session: %j', (value) => {
  const window = fakeWindow(page);
  window.sessionStorage.setItem('peace:session-params', JSON.stringify({ version: 1, value }));
  expect(readStored(window)).toBeNull();
});

test('a stored value has at most 2048 characters', () => {
  const window = fakeWindow(page);
  const params = { sessionId: 'a'.repeat(2048) };
  window.sessionStorage.setItem('peace:session-params', JSON.stringify({ version: 1, value: params }));
  expect(readStored(window)).toEqual(params);
});

test('the end of a session leaves device and app', () => {
  const window = fakeWindow(page);
  const rest = { deviceId: 'D1', appVersion: '2.3.0', appName: 'Peace', clientType: 'ios', merchantNumber: 'm' };
  expect(endSession(window, mariasParams)).toEqual(rest);
  expect(readStored(window)).toEqual(rest);
});

test('the address keeps a session that the tab cannot store', () => {
  const window = fakeWindow(`${page}?${maria}`);
  expect(storeSession(window, mariasParams)).toBe(true);
  expect(window.location.href).not.toContain('sessionId');
  const full = fakeWindow(`${page}?${maria}`);
  full.sessionStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(storeSession(full, mariasParams)).toBe(false);
  expect(full.location.href).toContain('sessionId=S1');
  // There is nothing to store.
  expect(storeSession(full, {})).toBe(true);
});

test('every call carries what is known, and the specification’s merchant where none is named', () => {
  expect(commonParams({ sessionId: 'S1', userId: undefined })).toStrictEqual({
    sessionId: 'S1',
    merchantNumber: 'cjxjx',
  });
  expect(commonParams({ merchantNumber: 'm1' })).toEqual({ merchantNumber: 'm1' });
});

test.each([
  [{ userId: '7', mobilePhone: '09171234567' }, { userId: '7', mobilePhone: '09180000000' }, false],
  [{ userId: '7', mobilePhone: '09171234567' }, { userId: '8', mobilePhone: '09171234567' }, true],
  [{ userId: '7', mobilePhone: '09171234567' }, { mobilePhone: '+63 917 123 4567' }, false],
  [{ userId: '7', mobilePhone: '09171234567' }, { mobilePhone: '09180000000' }, true],
  [{ mobilePhone: '09171234567' }, { userId: '7' }, false],
  [{ userId: '7' }, { mobilePhone: '09171234567' }, false],
])('%j and %j: different people %j', (one, other, expected) => {
  expect(areDifferentPeople(one, other)).toBe(expected);
});

test('after a reload, what stayed in the address beside the stored session is as it should be', () => {
  const window = fakeWindow(`${page}?${maria}`);
  enterSession(window);
  expect(readSession(window)).toEqual({ params: mariasParams, hasIgnored: false });
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

describe('a reload and the next page', () => {
  test('keep the session', () => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    expect(enterSession(fakeWindow(page, tab)).params).toEqual(mariasParams);
  });

  test.each(['appVersion=2.4.0', 'userId=7&mobilePhone=09180000000'])(
    'take newer values of the same person: %s',
    (value) => {
      const tab = fakeStorage();
      enterSession(fakeWindow(`${page}?${maria}`, tab));
      const newer = enterSession(fakeWindow(`${page}?sessionId=S1&${value}`, tab));
      expect(newer.params).toEqual({ ...mariasParams, ...Object.fromEntries(new URLSearchParams(value)) });
      expect(enterSession(fakeWindow(page, tab)).params).toEqual(newer.params);
    },
  );

  test.each(['userId=8', 'mobilePhone=09180000000&merchantNumber=theirs', 'sessionId='])(
    'is not changed by a link with %s and no session',
    (other) => {
      const tab = fakeStorage();
      enterSession(fakeWindow(`${page}?${maria}`, tab));
      expect(enterSession(fakeWindow(`${page}?${other}`, tab)).params).toEqual(mariasParams);
    },
  );

  test.each(['sessionId=S2', 'sessionId=S1&userId=8', 'sessionId=S1&mobilePhone=09180000000'])(
    'with %s it is another person: nothing of the previous one is kept',
    (other) => {
      const tab = fakeStorage();
      enterSession(fakeWindow(`${page}?${maria}`, tab));
      const expected = Object.fromEntries(new URLSearchParams(other));
      expect(enterSession(fakeWindow(`${page}?${other}`, tab)).params).toEqual(expected);
      expect(enterSession(fakeWindow(page, tab)).params).toEqual(expected);
    },
  );

  test.each(['sessionId=a%00b', 'sessionId=S1&sessionId=S2'])('an unusable session id (%s) is no session', (id) => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    expect(enterSession(fakeWindow(`${page}?${id}`, tab)).params).toEqual({});
  });

  test('a session that cannot be stored leaves no session, not the previous person’s', () => {
    let isFull = false;
    const tab = fakeStorage({}, () => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
    });
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    isFull = true;
    expect(enterSession(fakeWindow(`${page}?sessionId=S2`, tab)).params).toEqual({ sessionId: 'S2' });
    expect(enterSession(fakeWindow(page, tab)).params).toEqual({});
  });

  test('are empty once the tab’s storage is cleared', () => {
    const tab = fakeStorage({ 'another-app’s': 'x' });
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    forgetSession({ sessionStorage: tab });
    expect(enterSession(fakeWindow(page, tab)).params).toEqual({});
    expect(tab.getItem('another-app’s')).toBe('x');
  });

  test('work without storage as far as the address goes', () => {
    const window = fakeWindow(`${page}?${maria}`);
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    expect(enterSession(window).params).toEqual(mariasParams);
  });

  test.each(['nonsense', '{"version":1,"value":{"sessionId":7}}', '{"version":1,"value":{"userId":"a\\u0000b"}}'])(
    'discard stored nonsense: %s',
    (content) => {
      const tab = fakeStorage({ 'peace:session-params': content });
      expect(enterSession(fakeWindow(page, tab)).params).toEqual({});
    },
  );
});
