import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookOf, parseColour, plainLook } from './campaign-look.model.ts';
import { empty, look } from './testing/empty-campaign.ts';

it('leaves the page alone where the template says nothing', () => {
  expect(lookOf(empty, [])).toEqual(plainLook);
});

it('shows the picture that the contract let through', () => {
  expect(look({ bannerImage: '/peace/__files/a.png' }).image).toBe('/peace/__files/a.png');
});

describe('a text', () => {
  it('is the template’s, markup and all: it is shown as text', () => {
    expect(look({ title: ' <b>Hi</b> ' }).title).toBe('<b>Hi</b>');
  });

  it('is the page’s own where it would push the form not visible', () => {
    const long = look({ title: 'x'.repeat(81), description: 'x'.repeat(201) });
    expect(long).toEqual(plainLook);
  });
});

describe('brand and offer', () => {
  it('are the template’s; a logo without a name is dropped', () => {
    expect(look({ brandName: 'Bayani Cash', brandLogo: '/a.svg' }).brand).toEqual({
      name: 'Bayani Cash',
      logo: '/a.svg',
    });
    expect(look({ brandName: 'Bayani Cash' }).brand).toEqual({ name: 'Bayani Cash', logo: null });
    expect(look({ brandLogo: '/a.svg' }).brand).toBeNull();
    expect(look({ brandName: 'Bank of Everything' }).brand, 'no recorded name of the company').toBeNull();
    expect(look({ offerText: ' Up to ₱25,000 ' }).offer).toBe('Up to ₱25,000');
  });

  it('has at most four tags of a few words', () => {
    expect(look({ offerTags: ['a', ' ', 'x'.repeat(29), 'b', 'c', 'd', 'e'] }).tags).toEqual(['a', 'b', 'c', 'd']);
  });
});

it('never fails, and never lets anything but a colour through', () => {
  const text = fc.string();
  const template = fc.record({
    id: text,
    background: text,
    fontColor: text,
    bannerImage: text,
    brandName: text,
    brandLogo: text,
    title: text,
    description: text,
    offerText: text,
    offerTags: fc.array(text),
  });
  fc.assert(
    fc.property(template, (any) => {
      const { colours } = lookOf(any, [any.brandName]);
      if (colours) expect([parseColour(colours.ground), parseColour(colours.text)]).not.toContain(null);
    }),
  );
});
