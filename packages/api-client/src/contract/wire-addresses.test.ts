import { parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { imageUrl, imageUrls, requiredUrl } from './wire-addresses.ts';

describe('links the flow depends on', () => {
  it.each(['', ' ', null, undefined, 5, {}])('are refused when %j', (wire) => {
    expect(safeParse(requiredUrl, wire).success).toBe(false);
  });
});

describe('pictures', () => {
  it.each([
    [' https://img.test/1.png ', 'https://img.test/1.png'],
    ['/peace/__files/1.png', '/peace/__files/1.png'],
    ['javascript:alert(1)', ''],
    ['https://own.test@evil.test/1.png', ''],
    [null, ''],
    [7, ''],
    [{}, ''],
  ])('reads %j as the address %j', (wire, expected) => expect(parse(imageUrl, wire)).toBe(expected));

  it('keeps those of a list that may be loaded', () => {
    const [good, bad] = ['https://img.test/1.png', '//evil.test/1.png'];
    expect(parse(imageUrls, [good, bad])).toEqual([good]);
    expect(parse(imageUrls, `${bad},${good}`)).toEqual([good]);
  });
});
