import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageAddress, trustedImageAddress } from './image-address.ts';

describe('imageAddress', () => {
  it.each([
    ['https://img.test/a.png?x=1', 'https://img.test/a.png?x=1'],
    ['HTTP://img.test/a.png', 'http://img.test/a.png'],
    ['/peace/__files/code/1.svg', '/peace/__files/code/1.svg'],
    ['/a/../b.svg?c=d#part', '/b.svg?c=d'],
  ])('takes %j', (text, address) => expect(imageAddress(text)).toBe(address));

  it.each([
    null,
    '',
    ' ',
    ' /a.png',
    'a.png',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://h5.test/1',
    'file:///etc/passwd',
    '//evil.test/a.png',
    '/\\evil.test/a.png',
    '/\t/evil.test/a.png',
    '/.//evil.test/a.png',
    'https://',
    'https://good.test@evil.test/a.png',
    'http://user:secret@evil.test/a.png',
  ])('refuses %j', (text) => expect(imageAddress(text)).toBeNull());

  it('gives nothing but web addresses and paths of this origin, whatever it is given', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '/.',
      '..',
      '\\',
      'https:',
      'javascript:',
      'data:',
      '\t',
      'evil.test',
      '@',
      '?',
    );
    const hostile = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const address = imageAddress(text);
        if (address === null) return;
        const url = new URL(address, 'https://h5.test');
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username).toBe('');
        if (text.startsWith('/')) expect(url.origin).toBe('https://h5.test');
      }),
    );
  });
});

describe('trustedImageAddress', () => {
  const base = 'https://h5.test/repaymentOfCode';
  const rules = {
    base,
    folders: ['/peace', 'https://codes.test:8443/qr/'],
    except: ['/peace/user-problem', '/peace/uploads'],
  };

  it.each([
    '/peace/codes/1.svg',
    'https://h5.test/peace/codes/1.svg?a=b/../c',
    '/peace/codes/Juan%20dela%20Cruz.svg',
    '/x/../peace/1.svg',
    'https://codes.test:8443/qr/1.png',
  ])('takes %s from a named folder', (text) => {
    expect(trustedImageAddress(text, rules)).toBe(imageAddress(text));
  });

  it.each([
    null,
    '/favicon.svg',
    '/peace',
    '/peacemaker/1.png',
    '/peace/../favicon.svg',
    '/peace/%2e%2e/favicon.svg',
    '/peace/..%2Ffavicon.svg',
    '/peace/..%5Cfavicon.svg',
    '/peace/..;/favicon.svg',
    '/peace/%252e%252e%252ffavicon.svg',
    '/peace/%E0%A4%A',
    'https://codes.test:8443/other/1.png',
    'https://codes.test/qr/1.png',
    'http://codes.test:8443/qr/1.png',
    'https://evil.test/peace/1.png',
    'https://codes.test:8443@evil.test/qr/1.png',
  ])('refuses %s', (text) => {
    expect(trustedImageAddress(text, rules)).toBeNull();
  });

  it.each(['/peace/user-problem/1.png', '/peace/%75ser-problem/1.png', '/peace//user-problem/1.png'])(
    'refuses %s of an excepted folder, however it is written',
    (text) => expect(trustedImageAddress(text, rules)).toBeNull(),
  );
});
