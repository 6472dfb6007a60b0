import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mainFieldCount, fieldNames, sampleFields } from './fields.ts';
import { asPlace, entryAddress, launchLink, placeOf } from './launch-address.ts';
import { screenLinks } from './screen-links.ts';

const queryOf = (link: string) => new URL(link, 'http://phone.test').searchParams;

const edited = { ...sampleFields, orderId: '7 & 8', sessionId: 's/1' };

describe('a link of the test page', () => {
  it.each(screenLinks([], edited).testPage)('to $path carries all eight values', (link) => {
    const query = queryOf(launchLink(link, edited));
    for (const name of fieldNames.slice(0, mainFieldCount)) expect(query.has(name), name).toBe(true);
    expect(query.get('orderId')).toBe('7 & 8');
    expect(query.get('sessionId')).toBe('s/1');
  });

  it('leaves out what is empty', () => {
    const link = { path: '/repay', params: {} } as const;
    expect(queryOf(launchLink(link, { ...sampleFields, advertisingId: '' })).has('advertisingId')).toBe(false);
  });
});

describe('opening a place', () => {
  it('adds who is calling, but neither product nor order', () => {
    const query = queryOf(entryAddress('/complaint?orderId=9', sampleFields, { lang: undefined, console: '0' }));
    expect(query.get('sessionId')).toBe(sampleFields.sessionId);
    expect(query.get('orderId')).toBe('9');
    expect(query.has('productId')).toBe(false);
    expect(query.has('lang')).toBe(false);
  });

  it('keeps a hash route behind the query', () => {
    expect(entryAddress('/promotion?id=1#/downloadTemplate', sampleFields, { lang: 'fil', console: '1' })).toMatch(
      /^\/promotion\?id=1&.*lang=fil&console=1#\/downloadTemplate$/,
    );
  });
});

describe('the place of a page', () => {
  const origin = 'http://phone.test';

  it('is its address without who is calling', () => {
    const address = `${origin}${launchLink({ path: '/repay?x=1', params: {} }, sampleFields)}&lang=en&console=1#end`;
    expect(placeOf(address, origin)).toBe('/repay?x=1&productId=101&orderId=7001#end');
  });

  it.each(['about:blank', 'https://elsewhere.test/repay', 'nonsense'])('is unknown for %s', (address) => {
    expect(placeOf(address, origin)).toBeUndefined();
  });
});

describe('what was typed or shared', () => {
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
