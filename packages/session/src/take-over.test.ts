import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import { describe, expect, test } from 'vitest';
import { enterSession, forgetSession, readSession } from './session-params.ts';
import { maria, mariasParams, page } from './testing/marias-page.ts';

/** What a link would replace in a tab where a page was opened before. */
function replacedBy(link: string, opened = maria) {
  const tab = fakeStorage();
  enterSession(fakeWindow(`${page}?${opened}`, tab));
  return readSession(fakeWindow(`${page}?${link}`, tab)).replaces;
}

describe('a link replaces the live session of another person', () => {
  test.each([
    'sessionId=S2&userId=8',
    'sessionId=S2&mobilePhone=09180000000',
    'sessionId=S2&userId=7&mobilePhone=09180000000',
    'sessionId=S1&userId=8',
    // One that does not say whose it is could be anyone's.
    'sessionId=S2',
    'sessionId=S2&userId=&mobilePhone=',
  ])('%s', (link) => {
    expect(replacedBy(link)).toEqual(mariasParams);
  });
});

describe('a link replaces the session of no other person', () => {
  test.each([
    ['the same session', maria],
    ['no session', 'userId=8&mobilePhone=09180000000'],
    ['a new session of the same user', 'sessionId=S2&userId=7'],
    ['a new session of the same phone', 'sessionId=S2&mobilePhone=09171234567'],
    ['the same session without its person', 'sessionId=S1'],
    ['a session that cannot be used', 'sessionId=S2&sessionId=S3&userId=8'],
  ])('%s', (_, link) => {
    expect(replacedBy(link)).toBeNull();
  });

  test('where the tab’s session does not say whose it is', () => {
    expect(replacedBy('sessionId=S2&userId=8', 'sessionId=S1')).toBeNull();
  });

  test('where the tab’s session was forgotten', () => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    forgetSession({ sessionStorage: tab });
    expect(readSession(fakeWindow(`${page}?sessionId=S2&userId=8`, tab)).replaces).toBeNull();
  });
});
