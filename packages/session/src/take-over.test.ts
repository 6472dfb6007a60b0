import { fakeStorage, fakeWindow } from '@peace/web-platform/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimItems } from './borrower-items.ts';
import { enterSession, findReplacedSession, forgetSession } from './session-params.ts';
import { maria, mariasParams, page } from './testing/marias-page.ts';

const shell = { webkit: { messageHandlers: { goHome: { postMessage: () => undefined } } } };

/** Returns the session that a link would replace in a tab with an earlier page. */
function replacedBy(link: string, opened = maria, around: object = {}) {
  const tab = fakeStorage();
  enterSession(fakeWindow(`${page}?${opened}`, tab));
  return findReplacedSession(Object.assign(fakeWindow(`${page}?${link}`, tab), around));
}

/** The same in a new tab of a device that this session has used. */
function replacedInNewTab(link: string, owner: Record<string, string>, around: object = {}) {
  const device = { localStorage: fakeStorage(), sessionStorage: fakeStorage() };
  claimItems(device, { sessionId: 'S1', ...owner });
  return findReplacedSession(Object.assign(fakeWindow(`${page}?${link}`, fakeStorage(), device.localStorage), around));
}

const spellings = ['09171234567', '9171234567', '639171234567', '+639171234567', '+63 917 123 4567', ' 639171234567'];
const spelling = fc.constantFrom(...spellings);
const optionally = (values: fc.Arbitrary<string>) => fc.option(values, { nil: undefined });
const person = fc.record({
  userId: optionally(fc.constantFrom('7', '8')),
  mobilePhone: optionally(fc.oneof(spelling, fc.constantFrom('09180000000', 'none'))),
});
const queryOf = (params: object) =>
  `${new URLSearchParams(Object.entries(params).filter(([, value]) => value !== undefined))}`;

describe('a link in a tab with a live session', () => {
  test('is asked about with another session id, for all users and phones', () => {
    fc.assert(
      fc.property(person, person, (live, named) => {
        const link = queryOf({ sessionId: 'S2', ...named });
        const replaced = replacedBy(link, queryOf({ sessionId: 'S1', ...live }));
        expect(replaced).toEqual(JSON.parse(JSON.stringify({ sessionId: 'S1', ...live })));
      }),
    );
  });

  test('is asked about with the same session id where it names another user, or without one another phone', () => {
    for (const link of ['sessionId=S1&userId=8', 'sessionId=S1&mobilePhone=09180000000'])
      expect(replacedBy(link)).toEqual(mariasParams);
  });

  test('is not asked about with the same session id, in any spelling of the same phone', () => {
    fc.assert(
      fc.property(spelling, spelling, (live, named) => {
        const opened = queryOf({ sessionId: 'S1', mobilePhone: live });
        expect(replacedBy(queryOf({ sessionId: 'S1', mobilePhone: named }), opened)).toBeNull();
      }),
    );
    // As a raw `+` arrives.
    expect(replacedBy('sessionId=S1&mobilePhone=+639171234567')).toBeNull();
  });

  test.each([
    ['the same session', maria],
    ['no session', 'userId=8&mobilePhone=09180000000'],
    ['the same session without its person', 'sessionId=S1'],
    ['the same user with another phone', 'sessionId=S1&userId=7&mobilePhone=09180000000'],
    ['a session that cannot be used', 'sessionId=S2&sessionId=S3&userId=8'],
  ])('is not asked about: %s', (_, link) => {
    expect(replacedBy(link)).toBeNull();
  });

  test('is not asked about where the tab’s session was forgotten', () => {
    const tab = fakeStorage();
    enterSession(fakeWindow(`${page}?${maria}`, tab));
    forgetSession({ sessionStorage: tab });
    expect(findReplacedSession(fakeWindow(`${page}?sessionId=S2&userId=8`, tab))).toBeNull();
  });
});

describe('a link in a new tab', () => {
  test.each([
    ['another user', { userId: '7' }, 'sessionId=S2&userId=8'],
    ['another phone', { mobilePhone: '09171234567' }, 'sessionId=S2&mobilePhone=09180000000'],
    ['another user with the owner’s phone', mariasParams, 'sessionId=S2&userId=666&mobilePhone=09171234567'],
  ])('is asked about where it contradicts the device’s owner: %s', (_, owner, link) => {
    expect(replacedInNewTab(link, owner)).toEqual({});
  });

  test('is not asked about in any spelling of the owner’s phone', () => {
    fc.assert(
      fc.property(spelling, spelling, (owner, named) => {
        const link = queryOf({ sessionId: 'S2', mobilePhone: named });
        expect(replacedInNewTab(link, { mobilePhone: owner })).toBeNull();
      }),
    );
  });

  test.each([
    ['the owner’s user with another phone', 'sessionId=S2&userId=7&mobilePhone=09180000000'],
    ['nobody', 'sessionId=S2'],
    ['no session', 'userId=8'],
  ])('is not asked about where it names %s', (_, link) => {
    expect(replacedInNewTab(link, mariasParams)).toBeNull();
  });

  test('reads the owner and stores nothing', () => {
    const window = fakeWindow(`${page}?${maria}`);
    expect(findReplacedSession(window)).toBeNull();
    expect(window.localStorage.length).toBe(0);
  });
});

test('inside a shell nothing is asked: the shell decides which session it opens', () => {
  fc.assert(
    fc.property(person, person, (live, named) => {
      const link = queryOf({ sessionId: 'S2', ...named });
      expect(replacedBy(link, queryOf({ sessionId: 'S1', ...live }), shell)).toBeNull();
      expect(replacedInNewTab(link, mariasParams, shell)).toBeNull();
    }),
  );
});
