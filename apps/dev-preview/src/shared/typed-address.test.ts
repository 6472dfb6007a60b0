import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleFields } from './fields.ts';
import { asPlace, entryAddress } from './launch-address.ts';

describe('typed and shared addresses', () => {
  it.each([
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test/x',
    '/\n\\elsewhere.test/x',
    '\t//elsewhere.test',
    '/.//elsewhere.test',
    '/x/..//elsewhere.test',
    'http://phone.test@elsewhere.test',
    'javascript:alert(1)',
    '',
    'repay',
  ])('does not open %j in the phone', (text) => expect(asPlace(text)).toBeUndefined());

  it.each(['/testPreview', '/./testPreview', '/x/../testPreview#tab=codes'])(
    'does not open this page in its own phone: %j',
    (text) => expect(asPlace(text)).toBeUndefined(),
  );

  it('is a path, with spaces around it or not', () => {
    expect(asPlace(' /order ')).toBe('/order');
    expect(asPlace('/')).toBe('/');
    expect(asPlace('/promotion?id=1#/downloadTemplate')).toBe('/promotion?id=1#/downloadTemplate');
  });

  it('never leads the frame out of the apps’ origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '\t',
      '\r\n',
      '\0',
      '.',
      '..',
      '@',
      ':',
      'https:',
      '%09',
      '%2f',
      '?',
      '#',
      'elsewhere.test',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      fc.string(),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('http://phone.test', 'https://phone.test:8443'), (typed, origin) => {
        const place = asPlace(typed);
        if (place === undefined) return;
        const src = entryAddress(place, sampleFields, { lang: undefined, console: '0' });
        expect(new URL(src, `${origin}/testPreview`).origin).toBe(origin);
      }),
      { numRuns: 2000 },
    );
  });
});
