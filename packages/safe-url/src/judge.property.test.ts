import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeDestination, parseUrl } from './destination.ts';
import { frameAddress } from './frame-address.ts';
import { ownPath } from './own-path.ts';
import { webAddress } from './web-address.ts';
import { hasCredentials, isWeb, ownPage, runs, text } from './testing/hostile-address.ts';

const anyPage = fc.oneof(
  ownPage,
  fc.constantFrom('https://user:secret@own.example/', 'about:blank', 'file:///index.html', 'data:text/html,x'),
);

/** What the browser would make of the text itself, on that page. */
const inBrowser = (link: string, page: string) => parseUrl(link, page);

describe('a destination', () => {
  test('is of the web or the native scheme, and where the parser leads', () => {
    let accepted = 0;
    fc.assert(
      fc.property(text, anyPage, (link, base) => {
        const destination = judgeDestination(link, { base, nativeScheme: 'peace' });
        if (destination.kind === 'refused') return;
        accepted += 1;
        if (destination.kind === 'native') {
          expect(inBrowser(destination.to, base)?.protocol).toBe('peace:');
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
        const judged = judgeDestination(link, { base: href, nativeScheme: '' });
        const expected = judged.kind === 'web' ? judged.url.href : null;
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
