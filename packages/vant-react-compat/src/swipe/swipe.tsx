import { useRef, useState, type ReactNode } from 'react';

import { PauseIcon, PlayIcon } from '../icon/icon.tsx';
import { useAutoplay } from './use-autoplay.ts';
import './swipe.css';

/** One slide. `id` is unique among the slides; `label` names it for who cannot see it, as '1 of 3' would. */
export interface Slide {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

export interface SwipeProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Milliseconds until the next slide. */
  readonly autoplay: number;
  /** Names of the button that stops and starts the autoplay. */
  readonly pauseLabel: string;
  readonly playLabel: string;
}

/** How long after the last scroll event a swipe counts as over: `scrollend` is missing before Safari 26. */
const SETTLED_AFTER_MS = 120;

/**
 * Vant's swipe on native scrolling. After the last slide comes a copy of the first; once it is on show the row jumps
 * back without a sound, so that forward never ends.
 *
 * It plays only while the visitor does not use it: see `useAutoplay`.
 */
export function Swipe({ label, slides, autoplay, pauseLabel, playLabel }: SwipeProps) {
  const root = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const [first] = slides;

  const show = (index: number) => {
    const row = track.current;
    row?.scrollTo({ left: index * row.clientWidth, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  const { isPlaying, toggle } = useAutoplay({
    root,
    period: autoplay,
    // Every change of slide, by hand as well, starts the wait again.
    restartOn: current,
    next: () => show(current + 1),
  });

  const settle = () => {
    const row = track.current;
    if (row && row.scrollLeft > (count - 0.5) * row.clientWidth) row.scrollTo({ left: 0, behavior: 'auto' });
  };
  const onScroll = () => {
    const row = track.current;
    if (!row || row.clientWidth === 0) return;
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLED_AFTER_MS);
    const index = Math.round(row.scrollLeft / row.clientWidth) % count;
    setCurrent(index);
  };

  return (
    <div ref={root} role="group" aria-label={label} className="van-swipe">
      {/* Scrolled by the arrow keys too, so it takes the focus. */}
      <div ref={track} className="van-swipe__track" tabIndex={0} onScroll={onScroll}>
        {slides.map((slide) => (
          <div key={slide.id} role="group" aria-label={slide.label} className="van-swipe-item">
            {slide.content}
          </div>
        ))}
        {first && (
          <div aria-hidden="true" inert className="van-swipe-item">
            {first.content}
          </div>
        )}
      </div>
      <div className="van-swipe__controls">
        {slides.map((slide, index) => (
          <button
            key={slide.id}
            type="button"
            className="van-swipe__target"
            aria-label={slide.label}
            aria-current={index === current ? true : undefined}
            onClick={() => show(index)}
          >
            <span className={`van-swipe__indicator${index === current ? ' van-swipe__indicator--active' : ''}`} />
          </button>
        ))}
        <button
          type="button"
          className="van-swipe__target van-swipe__toggle"
          aria-label={isPlaying ? pauseLabel : playLabel}
          onClick={toggle}
        >
          {isPlaying ? <PauseIcon /> : <PlayIcon />}
        </button>
      </div>
    </div>
  );
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
