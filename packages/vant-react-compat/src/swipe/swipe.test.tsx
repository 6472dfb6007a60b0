import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Swipe } from './swipe.tsx';
import type { SwipeProps } from './swipe.tsx';

const slides = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: <p>{label} content</p> }));
const words = { label: 'Offers', pauseLabel: 'Pause', playLabel: 'Play' };
let prefersLess = false;

/** Scrolling and media queries as a browser has them: a slide is 100 px wide, and a scroll happens at once. */
beforeEach(() => {
  vi.useFakeTimers();
  prefersLess = false;
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: query.includes('reduce') && prefersLess }),
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
});
afterEach(() => {
  vi.useRealTimers();
});

function setup(props: Partial<SwipeProps> = {}) {
  const view = render(<Swipe {...words} slides={slides} {...props} />);
  const track = view.container.querySelector<HTMLElement>('.van-swipe__track');
  if (!track) throw new Error('no track');
  track.scrollTo = (options?: ScrollToOptions | number) => {
    track.scrollLeft = typeof options === 'object' ? (options.left ?? 0) : 0;
    track.dispatchEvent(new Event('scroll', { bubbles: true }));
  };
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  return { ...view, track, pass };
}
const current = () => screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'true');

describe('Swipe', () => {
  it('goes to the slide of an indicator', () => {
    const onChange = vi.fn();
    const { track } = setup({ onChange });
    act(() => {
      screen.getByRole('button', { name: 'Three' }).click();
    });
    expect(track.scrollLeft).toBe(200);
    expect(current()).toHaveAccessibleName('Three');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('plays on over the copy of the first slide and is then at the first', () => {
    const { track, pass } = setup({ autoplay: 3000 });
    pass(3000);
    expect(current()).toHaveAccessibleName('Two');
    pass(3000);
    expect(current()).toHaveAccessibleName('Three');
    pass(3000);
    expect(current()).toHaveAccessibleName('One');
    pass(500);
    expect(track.scrollLeft).toBe(0);
  });

  it('waits its whole time after a change by hand', () => {
    const { pass } = setup({ autoplay: 3000 });
    pass(2900);
    act(() => {
      screen.getByRole('button', { name: 'Two' }).click();
    });
    pass(2900);
    expect(current()).toHaveAccessibleName('Two');
    pass(100);
    expect(current()).toHaveAccessibleName('Three');
  });

  it('is paused and started by its button', () => {
    const { pass } = setup({ autoplay: 3000 });
    act(() => {
      screen.getByRole('button', { name: 'Pause' }).click();
    });
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    act(() => {
      screen.getByRole('button', { name: 'Play' }).click();
    });
    pass(3000);
    expect(current()).toHaveAccessibleName('Two');
  });

  it('does not start by itself for who asks for reduced motion', () => {
    prefersLess = true;
    const { pass } = setup({ autoplay: 3000 });
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  });

  it('holds still behind a modal and while the page is hidden', () => {
    const { pass } = setup({ autoplay: 3000 });
    const modal = document.body.appendChild(document.createElement('dialog'));
    modal.setAttribute('open', '');
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    modal.remove();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(9000);
    expect(current()).toHaveAccessibleName('One');
    hidden.mockReturnValue(false);
    pass(3000);
    expect(current()).toHaveAccessibleName('Two');
  });

  it('keeps the copy of the first slide from assistive technology', () => {
    setup();
    expect(screen.getAllByText('One content')).toHaveLength(2);
    expect(screen.getAllByRole('group', { name: /One|Two|Three/ })).toHaveLength(3);
  });

  it('has no controls for a single slide', () => {
    const { container } = setup({ slides: slides.slice(0, 1), autoplay: 3000 });
    expect(screen.queryByRole('button')).toBeNull();
    expect(container.querySelectorAll('.van-swipe-item')).toHaveLength(1);
  });

  it('needs no browser for its first markup', () => {
    expect(renderToString(<Swipe {...words} slides={slides} autoplay={3000} />)).toContain('aria-label="Two"');
  });
});
