import { act, render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { Swipe, type SwipeProps } from '../swipe.tsx';

export const slides = ['One', 'Two', 'Three'].map((label) => ({ id: label, label, content: <p>{label} content</p> }));
export const words = { label: 'Offers', pauseLabel: 'Pause', playLabel: 'Play' };

/** Scrolling and media queries as a browser has them: a slide is 100 px wide, and a scroll happens at once. */
export function prepareSwipe({ prefersLessMotion = false } = {}): void {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { media: query, matches: query.includes('reduce') && prefersLessMotion }),
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
}

export function setup(props: Partial<SwipeProps> = {}) {
  const view = render(<Swipe {...words} slides={slides} autoplay={3000} {...props} />);
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

export const current = () =>
  screen.getAllByRole('button').find((button) => button.getAttribute('aria-current') === 'true');
