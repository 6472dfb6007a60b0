import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactLink } from './contact.ts';
import { imageAddress, trustedImageAddress } from './image-address.ts';
import { hasCredentials, isWeb, mixed, ownPage, runs, text } from './testing/hostile-address.ts';

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

  test('that is trusted comes from a named folder', () => {
    const named = ['https://evil.example:8443', 'https://[::1]', '/'];
    fc.assert(
      fc.property(text, ownPage, fc.subarray(named), (link, base, folders) => {
        const address = trustedImageAddress(link, { base, folders });
        if (address === null) return;
        expect(address).toBe(imageAddress(link));
        expect(folders.map((folder) => new URL(folder, base).origin)).toContain(new URL(address, base).origin);
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
