import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDestination, parseUrl } from './destination.ts';
import { frameAddress } from './frame-address.ts';
import { ownPath } from './own-path.ts';
import { webAddress } from './web-address.ts';
import { hasCredentials, isWeb, mixed, ownPage, runs, text } from './testing/hostile-address.ts';

const anyPage = fc.oneof(
  ownPage,
  fc.constantFrom('https://user:secret@own.example/', 'about:blank', 'file:///index.html', 'data:text/html,x'),
);

/** Resolves the text as the browser would on that page. */
const inBrowser = (link: string, page: string) => parseUrl(link, page);

const dangerous = /^(?:javascript|data|blob|file|filesystem|vbscript|about|view-source):/;

describe('a destination', () => {
  test('of any scheme but the web’s and the dangerous ones is the shell’s', () => {
    const scheme = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9+.-]{0,11}$/);
    const rest = fc.constantFrom('//pay', '//pay?to=1#x', 'pay', '///');
    fc.assert(
      fc.property(scheme, rest, anyPage, (named, after, base) => {
        fc.pre(!/^(?:https?|ftp|wss?)$/i.test(named) && !dangerous.test(`${named.toLowerCase()}:`));
        const to = `${named}:${after}`;
        expect(checkDestination(to, { base })).toEqual({ kind: 'native', to, scheme: named.toLowerCase() });
      }),
      runs,
    );
  });

  test('of a dangerous scheme is refused, however it is written', () => {
    const named = ['javascript', 'data', 'blob', 'file', 'filesystem', 'vbscript', 'about', 'view-source'];
    fc.assert(
      fc.property(fc.mixedCase(fc.constantFrom(...named)), mixed, anyPage, (scheme, rest, base) => {
        expect(checkDestination(`${scheme}:${rest}`, { base }).kind).toBe('refused');
      }),
      runs,
    );
  });

  test('is of the web or for the native shell, and where the parser leads', () => {
    let accepted = 0;
    fc.assert(
      fc.property(text, anyPage, (link, base) => {
        const destination = checkDestination(link, { base });
        if (destination.kind === 'refused') return;
        accepted += 1;
        if (destination.kind === 'native') {
          expect(destination.to).toBe(link);
          expect(parseUrl(link)?.protocol ?? ':', 'the parser sees no other scheme').toBe(`${destination.scheme}:`);
          // Read on the page itself, as a browser would.
          expect(inBrowser(link, 'https://own.example/')?.protocol).not.toMatch(dangerous);
          return;
        }
        const { url } = destination;
        expect(isWeb(url)).toBe(true);
        expect(hasCredentials(url)).toBe(false);
        expect(inBrowser(link, base)?.origin, 'the text itself leads there too').toBe(url.origin);
        expect(inBrowser(url.href, 'https://other.example/')?.href, 'a second reading changes nothing').toBe(url.href);
        if (!/^https?:\/\//i.test(link)) expect(url.origin).toBe(new URL(base).origin);
      }),
      runs,
    );
    expect(accepted).toBeGreaterThan(runs.numRuns / 20);
  });

  test('of a frame, and a full address, are destinations of the web', () => {
    fc.assert(
      fc.property(text, anyPage, (link, href) => {
        const checked = checkDestination(link, { base: href });
        const expected = checked.kind === 'web' ? checked.url.href : null;
        expect(frameAddress({ location: { href } }, link)).toBe(expected);
        const full = webAddress(link);
        if (full !== null) expect(full).toBe(expected);
      }),
      runs,
    );
  });
});

const placeOf = ({ pathname, search, hash }: URL) => pathname + search + hash;

test('a path stays on the page’s own origin, whichever that is, also when it is read twice', () => {
  let accepted = 0;
  fc.assert(
    fc.property(text, ownPage, (link, base) => {
      const path = ownPath(link);
      if (path === null) return;
      accepted += 1;
      const url = new URL(path, base);
      expect(url.origin).toBe(new URL(base).origin);
      expect(ownPath(path)).toBe(path);
      expect(placeOf(url)).toBe(placeOf(new URL(link, base)));
    }),
    runs,
  );
  expect(accepted).toBeGreaterThan(runs.numRuns / 20);
});
