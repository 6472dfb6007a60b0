import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { judgeDestination } from './destination.ts';
import { fakeWindow } from './fake-window.ts';
import { leaveTo, type Door } from './leave-to.ts';

const base = 'https://peace.example/loanDetail';
const judge = (link: string, nativeScheme = 'peace') => judgeDestination(link, { base, nativeScheme });

describe('refuses', () => {
  test.each([
    ['', 'empty'],
    ['javascript:alert(1)', 'scheme'],
    ['JaVaScRiPt:alert(1)', 'scheme'],
    ['data:text/html,<script>1</script>', 'scheme'],
    ['vbscript:x', 'scheme'],
    ['blob:https://peace.example/1', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['mailto:a@b.example', 'scheme'],
    ['about:blank', 'scheme'],
    ['view-source:https://peace.example', 'scheme'],
    ['wallet', 'scheme'],
    ['../repay', 'scheme'],
    ['https:evil.example', 'scheme'],
    ['https:/evil.example', 'scheme'],
    ['peacex://wallet', 'scheme'],
    ['peace:', 'scheme'],
    ['java\tscript:alert(1)', 'control-characters'],
    ['java\nscript:alert(1)', 'control-characters'],
    ['\u0000javascript:alert(1)', 'control-characters'],
    ['\u0001https://x.example', 'control-characters'],
    [' javascript:alert(1)', 'control-characters'],
    [' https://x.example', 'control-characters'],
    ['https://x.example\n', 'control-characters'],
    ['\u00a0javascript:alert(1)', 'control-characters'],
    ['/\t/evil.example', 'control-characters'],
    ['//evil.example', 'protocol-relative'],
    ['/\\evil.example', 'protocol-relative'],
    ['\\\\evil.example', 'scheme'],
    ['\\/evil.example', 'scheme'],
    ['https://user@x.example', 'credentials'],
    ['https://user:secret@x.example', 'credentials'],
    ['https://peace.example:1@evil.example', 'credentials'],
    ['peace://user@wallet', 'credentials'],
    ['https://', 'unparsable'],
    ['https://a b.example', 'unparsable'],
    ['https://x.example:99999', 'unparsable'],
    ['peace://a b', 'unparsable'],
  ])('%j: %s', (link, reason) => expect(judge(link)).toEqual({ kind: 'refused', reason }));

  test('every scheme when the configuration names none', () => {
    expect(judge(':x', '')).toEqual({ kind: 'refused', reason: 'scheme' });
  });
});

describe('accepts', () => {
  test.each([
    ['https://x.example/a?b#c', 'https://x.example/a?b#c'],
    ['HTTP://X.example', 'http://x.example/'],
    ['/repay?orderId=1', 'https://peace.example/repay?orderId=1'],
    ['?orderId=1', 'https://peace.example/loanDetail?orderId=1'],
    ['#top', 'https://peace.example/loanDetail#top'],
    ['/.//evil.example', 'https://peace.example//evil.example'],
    ['/x:javascript:alert(1)', 'https://peace.example/x:javascript:alert(1)'],
    ['https://[::1]/', 'https://[::1]/'],
  ])('%s', (link, href) => expect(judge(link)).toEqual({ kind: 'web', url: new URL(href) }));

  test.each(['peace', 'peace:', 'PEACE'])('the native scheme, configured as %s', (scheme) => {
    expect(judge('peace://wallet', scheme)).toEqual({ kind: 'native', to: 'peace://wallet' });
  });
});

test('a relative link on a page that is not the web’s leads nowhere', () => {
  for (const odd of ['about:blank', 'file:///index.html', 'data:text/html,x', 'blob:null/1']) {
    expect(judgeDestination('/repay', { base: odd, nativeScheme: 'peace' }).kind).toBe('refused');
  }
});

const trick = fc.oneof(
  fc.constantFrom(
    'javascript:',
    'data:',
    'vbscript:',
    'blob:',
    'file:',
    'ftp:',
    'peace:',
    'http:',
    'https:',
    'https://',
    'peace.example',
    'evil.example',
    '/',
    '\\',
    '@',
    ':',
    '?',
    '#',
    '.',
    '%',
    '%0a',
    '\t',
    '\n',
    '\r',
    '\0',
    '\u001f',
    '\u007f',
    '\u0085',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\ufeff',
    '。',
    '／',
    '：',
    ' ',
  ),
  fc.mixedCase(fc.constantFrom('javascript:', 'data:', 'https://', 'peace://')),
  fc.string({ maxLength: 3 }),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const link = fc.oneof(
  fc.array(trick, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.webUrl(),
  fc.string({ unit: 'binary' }),
);

/** Where a page at `page` is sent by a link, and what its host is asked to open. */
async function follow(text: string, page: string, replace: boolean) {
  const { location, navigations } = fakeWindow(page);
  const opened: unknown[] = [];
  const send: Door['bridge']['send'] = (name, ...payload) => {
    opened.push([name, ...payload]);
    return Promise.resolve({ kind: 'delivered' });
  };
  const commonParams = () => ({ sessionId: 'S1' });
  const door: Door = { location, bridge: { send }, nativeScheme: 'peace', trustedOrigins: [], commonParams };
  const outcome = await leaveTo(door, text, { replace });
  return { outcome, opened, origin: location.origin, targets: navigations.map(({ url }) => new URL(url)) };
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
