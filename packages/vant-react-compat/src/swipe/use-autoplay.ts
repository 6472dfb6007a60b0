import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

export interface AutoplayOptions {
  readonly root: RefObject<HTMLElement | null>;
  /** Milliseconds between two steps. */
  readonly period: number;
  /** A change of it starts the wait again. */
  readonly restartOn: unknown;
  readonly next: () => void;
}

/**
 * Goes one step on every `period`, unless the person paused it. It holds still while the page is hidden, while a
 * modal is over it, and while it is touched, hovered or has the keyboard's focus. Who asks for reduced motion gets it
 * paused, and may start it.
 */
export function useAutoplay(options: AutoplayOptions): { readonly isPlaying: boolean; readonly toggle: () => void } {
  const { root, period, restartOn } = options;
  const [isPlaying, setIsPlaying] = useState(true);

  useEffect(() => {
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => setIsPlaying(!query.matches);
    // Also initially: the prerendered markup cannot know the preference.
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  const step = useEffectEvent(() => {
    if (root.current && !isBusy(root.current)) options.next();
  });
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(step, period);
    return () => clearInterval(timer);
  }, [isPlaying, period, restartOn]);

  return { isPlaying, toggle: () => setIsPlaying((was) => !was) };
}

/** Whether a step now would move what is being read, touched or pointed at, or be invisible. */
function isBusy(root: HTMLElement): boolean {
  const modals = [...root.ownerDocument.querySelectorAll('dialog[open]')];
  return (
    root.ownerDocument.hidden ||
    modals.some((modal) => !modal.contains(root)) ||
    root.matches(':active') ||
    // A touch screen leaves `:hover` on what was tapped last.
    (root.matches(':hover') && matchMedia('(hover: hover)').matches) ||
    // Not `:focus-within`: a tap on an indicator leaves the focus there for good. Nor the button that just said 'play'.
    root.querySelector(':focus-visible:not(.van-swipe__toggle)') !== null
  );
}
