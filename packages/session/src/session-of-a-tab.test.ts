import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import { describe, expect, test } from 'vitest';
import { enterSession, forgetSession } from './session-params.ts';
import { page, maria, mariasParams } from './testing/marias-page.ts';

describe('a reload and the next page', () => {
  test('keep the session', () => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    expect(enterSession(fakeWindow(page, tab)).params).toEqual(mariasParams);
  });

  test('take newer values of the same person', () => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    const newer = enterSession(fakeWindow(`${page}?sessionId=S1&appVersion=2.4.0`, tab));
    expect(newer.params).toEqual({ ...mariasParams, appVersion: '2.4.0' });
    expect(enterSession(fakeWindow(page, tab)).params).toEqual(newer.params);
  });

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
