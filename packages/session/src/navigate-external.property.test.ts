import { fakeWindow } from '@peace/web-platform/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bridge } from '@peace/bridge';
import { type ExternalNavigator, navigateExternal } from './navigate-external.ts';
import { link } from './testing/hostile-links.ts';

const dangerous = /^[^a-z/?#]*(?:javascript|data|blob|file|filesystem|vbscript|about|view-source|https?):/i;
const base = 'https://peace.example/loanDetail';

/** Returns the page that a link leads to, and the link that the shell is asked to open. */
async function follow(text: string, page: string, host: Bridge['host']) {
  const window = fakeWindow(page);
  const opened: unknown[] = [];
  const send: ExternalNavigator['bridge']['send'] = (name, ...payload) => {
    opened.push([name, ...payload]);
    return Promise.resolve({ kind: 'delivered' });
  };
  const commonParams = () => ({ sessionId: 'S1' });
  const navigator: ExternalNavigator = {
    window,
    bridge: { send, host },
    appSchemes: ['peace', 'gcash'],
    trustedOrigins: [],
    commonParams,
  };
  const outcome = await navigateExternal(navigator, text, { withCommonParams: true });
  return {
    outcome,
    opened,
    origin: window.location.origin,
    targets: window.navigations.map(({ url }) => new URL(url)),
  };
}

test(
  'no text leads a browser anywhere but to http, https and named apps, or hands the shell what a browser could run',
  { timeout: 30_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        link,
        fc.constantFrom<Bridge['host']>('wkwebview', 'browser'),
        fc.constantFrom(base, 'file:///x', 'about:blank'),
        async (text, host, page) => {
          const { outcome, opened, origin, targets } = await follow(text, page, host);
          const sites = targets.filter(({ protocol }) => !/^(?:peace|gcash):$/.test(protocol));
          const otherOrigins = sites.filter((target) => target.origin !== origin);
          expect(sites.filter(({ protocol }) => !/^https?:$/.test(protocol))).toEqual([]);
          expect(host === 'browser' ? opened : targets.slice(sites.length), 'the shell alone opens apps').toEqual([]);
          expect(targets.filter(({ username, password }) => username + password !== '')).toEqual([]);
          expect(/^https?:/i.test(text) ? [] : otherOrigins, 'a link that names no site stays here').toEqual([]);
          expect(otherOrigins.filter(({ href }) => href.includes('sessionId=S1'))).toEqual([]);
          expect(opened).toEqual(opened.map(() => ['openPage', { to: text }]));
          expect(opened.length > 0 && dangerous.test(text)).toBe(false);
          const isTaken = outcome.kind === 'left' || outcome.kind === 'delegatedToApp';
          expect(targets.length + opened.length).toBe(isTaken ? 1 : 0);
        },
      ),
      { numRuns: 1000 },
    );
  },
);
