import { fakeWindow } from '@peace/web-platform/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExternalNavigator, navigateExternal } from './navigate-external.ts';
import { link } from './testing/hostile-links.ts';

const base = 'https://peace.example/loanDetail';

/** Where a page at `page` is sent by a link, and what its host is asked to open. */
async function follow(text: string, page: string, replace: boolean) {
  const window = fakeWindow(page);
  const opened: unknown[] = [];
  const send: ExternalNavigator['bridge']['send'] = (name, ...payload) => {
    opened.push([name, ...payload]);
    return Promise.resolve({ kind: 'delivered' });
  };
  const commonParams = () => ({ sessionId: 'S1' });
  const navigator: ExternalNavigator = {
    window,
    bridge: { send },
    nativeScheme: 'peace',
    trustedOrigins: [],
    commonParams,
  };
  const outcome = await navigateExternal(navigator, text, { replace });
  return {
    outcome,
    opened,
    origin: window.location.origin,
    targets: window.navigations.map(({ url }) => new URL(url)),
  };
}

test(
  'no text leads anywhere but to http and https, or asks the host for anything but its scheme',
  { timeout: 30_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        link,
        fc.boolean(),
        fc.constantFrom(base, 'file:///x', 'about:blank'),
        async (text, replace, page) => {
          const { outcome, opened, origin, targets } = await follow(text, page, replace);
          const strangers = targets.filter((target) => target.origin !== origin);
          expect(targets.filter(({ protocol }) => !/^https?:$/.test(protocol))).toEqual([]);
          expect(targets.filter(({ username, password }) => username + password !== '')).toEqual([]);
          expect(/^https?:/i.test(text) ? [] : strangers, 'a link that names no site stays here').toEqual([]);
          expect(strangers.filter(({ href }) => href.includes('sessionId=S1'))).toEqual([]);
          expect(opened).toEqual(opened.map(() => ['openPage', { to: expect.stringMatching(/^peace:/i) }]));
          expect(targets.length + opened.length).toBe(outcome.kind === 'refused' ? 0 : 1);
        },
      ),
      { numRuns: 1000 },
    );
  },
);
