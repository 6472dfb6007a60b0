import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { contactLink } from './contact.ts';
import { judgeDestination, parseUrl } from './destination.ts';
import { frameAddress } from './frame-address.ts';
import { imageAddress, trustedImageAddress } from './image-address.ts';
import { ownPath } from './own-path.ts';
import { webAddress } from './web-address.ts';

// Whatever text arrives, what a judge lets through leads where the judge said, as the browser's parser sees it.

/** What hides a scheme or a host from a pattern: controls, slashes, credentials, encodings, look-alikes. */
const tricks = [
  ['\t', '\n', '\r', '\0', '\u001f', '\u007f', '\u0085', ' ', '\u00a0', '\u200b', '\u2028', '\ufeff'],
  ['/', '//', '\\', '\\\\', '/\\', '/.', '/..', '.', '..', '?', '#', ':', ';', ','],
  ['@', 'user@', 'user:secret@', 'own.example@', '[::1]', ':8443', '%'],
  ['%09', '%0a', '%2f', '%5c', '%40', '%00', '%252f', '&sol;', '。', '／', '：', '＠', 'ℯ'],
  ['own.example', 'evil.example', '127.1', '0x7f.1', 'repay', 'a=1'],
].flat();
const schemes = ['http:', 'https:', 'http://', 'https://', 'javascript:', 'data:text/html,', 'blob:', 'file:///'];
const piece = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...tricks) },
  { weight: 2, arbitrary: fc.mixedCase(fc.constantFrom(...schemes, 'vbscript:', 'peace:', 'peace://')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);
const mixed = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const text = fc.oneof(
  mixed,
  mixed.map((rest) => `/${rest}`),
  fc.tuple(fc.mixedCase(fc.constantFrom('http://', 'https://')), mixed).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

const ownOrigins = ['https://own.example', 'http://127.0.0.1:5173', 'https://own.example:8443'];
/** Pages of our own, with everything that may be in their addresses. */
const ownPage = fc
  .tuple(fc.constantFrom(...ownOrigins), fc.constantFrom('/', '/loanDetail?orderId=1#top', '//x/y', '/a/b/../c?d=//e'))
  .map((parts) => parts.join(''));
const anyPage = fc.oneof(
  ownPage,
  fc.constantFrom('https://user:secret@own.example/', 'about:blank', 'file:///index.html', 'data:text/html,x'),
);

const runs = { numRuns: 4000 };
const isWeb = ({ protocol }: URL) => protocol === 'http:' || protocol === 'https:';
const hasCredentials = ({ username, password }: URL) => username + password !== '';
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

describe('a picture', () => {
  test('comes from the web or from the page’s own origin', () => {
    fc.assert(
      fc.property(text, ownPage, (link, base) => {
        const address = imageAddress(link);
        if (address === null) return;
        const url = new URL(address, base);
        expect(isWeb(url)).toBe(true);
        expect(hasCredentials(url)).toBe(false);
        if (link.startsWith('/')) expect(url.origin).toBe(new URL(base).origin);
      }),
      runs,
    );
  });

  test('that is trusted comes from the page’s own origin or a named one', () => {
    const named = ['https://evil.example:8443', 'https://[::1]'];
    fc.assert(
      fc.property(text, ownPage, fc.subarray(named), (link, base, origins) => {
        const address = trustedImageAddress(link, { base, origins });
        if (address === null) return;
        expect(address).toBe(imageAddress(link));
        expect([new URL(base).origin, ...origins]).toContain(new URL(address, base).origin);
      }),
      runs,
    );
  });
});

test('a contact is reached by its own scheme, without headers, parameters or another host', () => {
  const detail = fc.oneof(
    text,
    fc.tuple(fc.constantFrom('a@own.example', '+63917123456'), mixed).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(detail, (written) => {
      const mail = contactLink({ kind: 'mail', address: written });
      const telephone = contactLink({ kind: 'telephone', number: written });
      const whatsapp = contactLink({ kind: 'whatsapp', number: written });
      for (const link of [mail, telephone, whatsapp].filter((found) => found !== null)) {
        const { protocol, origin, search, hash } = new URL(link);
        expect(search + hash).toBe('');
        if (link === whatsapp) expect(origin).toBe('https://wa.me');
        else expect(protocol).toBe(link === mail ? 'mailto:' : 'tel:');
      }
    }),
    runs,
  );
});
