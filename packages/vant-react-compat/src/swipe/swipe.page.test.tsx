import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Swipe } from './swipe.tsx';
import { current, prepareSwipe, setup, slides, words } from './testing/render-swipe.tsx';

beforeEach(() => prepareSwipe());
afterEach(() => {
  vi.useRealTimers();
});

describe('Swipe', () => {
  it('goes to the slide of an indicator', () => {
    const { track } = setup();
    act(() => {
      screen.getByRole('button', { name: 'Three' }).click();
    });
    expect(track.scrollLeft).toBe(200);
    expect(current()).toHaveAccessibleName('Three');
  });

  it('keeps the copy of the first slide from assistive technology', () => {
    setup();
    expect(screen.getAllByText('One content')).toHaveLength(2);
    expect(screen.getAllByRole('group', { name: /One|Two|Three/ })).toHaveLength(3);
  });

  it('needs no browser for its first markup', () => {
    expect(renderToString(<Swipe {...words} slides={slides} autoplay={3000} />)).toContain('aria-label="Two"');
  });
});
