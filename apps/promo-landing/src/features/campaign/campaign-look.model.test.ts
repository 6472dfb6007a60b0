// @vitest-environment node
import type { ChannelTemplate } from '@peace/api-client/contract/promotion/channel-template';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookOf, plainLook } from './campaign-look.model.ts';
import { contrast, parseColour } from './colour.ts';

const base = 'https://promo.example.ph/promotion';
const empty: ChannelTemplate = {
  id: '1',
  background: '',
  fontColor: '',
  bannerImage: '',
  title: '',
  description: '',
  buttonText: '',
};
const look = (changes: Partial<ChannelTemplate>) => lookOf({ ...empty, ...changes }, base);

it('leaves the page alone where the template says nothing', () => {
  expect(lookOf(empty, base)).toEqual(plainLook);
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

describe('the image', () => {
  it.each([
    ['https://images.example.ph/a.png', 'https://images.example.ph/a.png'],
    ['/peace/__files/a.png', 'https://promo.example.ph/peace/__files/a.png'],
  ])('may be %s', (bannerImage, src) => {
    expect(look({ bannerImage }).image).toBe(src);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://promo.example.ph/1',
    'file:///etc/passwd',
    'https://user:secret@images.example.ph/a.png',
    'https://',
  ])('may not be %s', (bannerImage) => {
    expect(look({ bannerImage }).image).toBeNull();
  });
});

describe('a text', () => {
  it('is the template’s, markup and all: it is shown as text', () => {
    expect(look({ title: ' <b>Hi</b> ' }).title).toBe('<b>Hi</b>');
  });

  it('is the page’s own where it would push the form out of sight', () => {
    const long = look({ title: 'x'.repeat(81), description: 'x'.repeat(201), buttonText: 'x'.repeat(25) });
    expect(long).toEqual(plainLook);
  });
});

it('never fails, and never lets anything but a colour or a web address through', () => {
  const text = fc.string();
  const template = fc.record({
    id: text,
    background: text,
    fontColor: text,
    bannerImage: text,
    title: text,
    description: text,
    buttonText: text,
  });
  fc.assert(
    fc.property(template, (any) => {
      const { colours, image } = lookOf(any, base);
      if (colours) expect([parseColour(colours.ground), parseColour(colours.text)]).not.toContain(null);
      if (image !== null) expect(image).toMatch(/^https?:\/\//);
    }),
  );
});
