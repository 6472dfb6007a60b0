import { describe, expect, it } from 'vitest';
import { fieldNames, mainFieldCount, sampleFields } from './fields.ts';
import { entryAddress, launchLink, placeOf } from './launch-address.ts';
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

  it('shows the address without the session', () => {
    const address = `${origin}${launchLink({ path: '/repay?x=1', params: {} }, sampleFields)}&lang=en&console=1#end`;
    expect(placeOf(address, origin)).toBe('/repay?x=1&productId=101&orderId=7001#end');
  });

  it.each(['about:blank', 'https://elsewhere.test/repay', 'nonsense'])('is unknown for %s', (address) => {
    expect(placeOf(address, origin)).toBeUndefined();
  });
});
