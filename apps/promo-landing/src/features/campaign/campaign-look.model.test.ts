import type { ChannelTemplate } from '@peace/api-client/contract/promotion/get-campaign';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookOf, plainLook } from './campaign-look.model.ts';
import { contrast } from '@peace/ui-kit/contrast';
import { parseColour } from './colour.ts';

const empty: ChannelTemplate = {
  id: '1',
  background: '',
  fontColor: '',
  bannerImage: '',
  brandName: '',
  brandLogo: '',
  title: '',
  description: '',
  offerText: '',
  offerTags: [],
  buttonText: '',
};
const look = (changes: Partial<ChannelTemplate>) => lookOf({ ...empty, ...changes });

it('leaves the page alone where the template says nothing', () => {
  expect(lookOf(empty)).toEqual(plainLook);
});

describe('colours', () => {
  it('are the template’s', () => {
    expect(look({ background: ' #0B6B50 ', fontColor: '#fff' }).colours).toEqual({
      ground: '#0b6b50',
      text: '#ffffff',
    });
  });

  it.each(['#fff3c4', '', 'white', 'expression(1)'])('have a text that can be read instead of %j', (fontColor) => {
    expect(look({ background: '#ffe680', fontColor }).colours).toEqual({ ground: '#ffe680', text: '#000000' });
  });

  it.each([
    'red',
    '#12345',
    '#1234567',
    'rgb(0 0 0)',
    'red;background-image:url(//evil.example/x)',
    '#0b6b50;}body{display:none',
    'var(--x)',
  ])('are the page’s own for %j', (background) => {
    expect(look({ background }).colours).toBeNull();
  });

  it('can be read, whatever they are', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, fc.oneof(colour, fc.string()), (background, fontColor) => {
        const colours = look({ background, fontColor }).colours;
        expect(contrast(colours?.text ?? '', colours?.ground ?? '')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

it('shows the picture that the contract let through', () => {
  expect(look({ bannerImage: '/peace/__files/a.png' }).image).toBe('/peace/__files/a.png');
});

describe('a text', () => {
  it('is the template’s, markup and all: it is shown as text', () => {
    expect(look({ title: ' <b>Hi</b> ' }).title).toBe('<b>Hi</b>');
  });

  it('is the page’s own where it would push the form not visible', () => {
    const long = look({ title: 'x'.repeat(81), description: 'x'.repeat(201), buttonText: 'x'.repeat(25) });
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
    buttonText: text,
  });
  fc.assert(
    fc.property(template, (any) => {
      const { colours } = lookOf(any);
      if (colours) expect([parseColour(colours.ground), parseColour(colours.text)]).not.toContain(null);
    }),
  );
});
