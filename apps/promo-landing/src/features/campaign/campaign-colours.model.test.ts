import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '@peace/ui-kit/contrast';
import { look } from './testing/empty-campaign.ts';

describe('colours', () => {
  it('are the template’s', () => {
    expect(look({ background: ' #0B6B50 ', fontColor: '#fff' }).colours).toMatchObject({
      ground: '#0b6b50',
      text: '#ffffff',
    });
  });

  it.each(['#fff3c4', '', 'white', 'expression(1)'])('have a text that can be read instead of %j', (fontColor) => {
    expect(look({ background: '#ffe680', fontColor }).colours).toMatchObject({
      ground: '#ffe680',
      text: '#000000',
    });
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
        expect(contrast(colours?.darkButtonText ?? '', colours?.darkButton ?? '')).toBeGreaterThanOrEqual(4.5);
        expect(contrast(colours?.darkButton ?? '', '#1a2129'), 'on a card in the dark').toBeGreaterThanOrEqual(3);
        for (const page of ['#ffffff', '#f3f5f7', '#f6f4ef']) {
          expect(contrast(colours?.accent ?? '', page), `a link on ${page}`).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrast(colours?.darkAccent ?? '', '#1a2129'), 'a link in the dark').toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
