import type { Motion } from '#shared/choices.ts';

type View = Window & typeof globalThis;

/** What a page in the frame was told of reduced motion, and the queries that it watches. */
interface Emulation {
  motion: Motion;
  readonly lists: MediaQueryList[];
}

/** By the function that took the place of the page's own: a frame's window outlives the pages in it. */
export type Emulations = WeakMap<View['matchMedia'], Emulation>;

/** Answers the page's own questions (`matchMedia`) about reduced motion, and tells the queries that it watches of a change. */
export function emulateMatchMedia(view: View, motion: Motion, emulations: Emulations): void {
  const emulation = emulations.get(view.matchMedia) ?? replaceMatchMedia(view, emulations);
  if (emulation.motion === motion) return;
  emulation.motion = motion;
  for (const list of emulation.lists) {
    list.dispatchEvent(new view.MediaQueryListEvent('change', { matches: list.matches, media: list.media }));
  }
}

function replaceMatchMedia(view: View, emulations: Emulations): Emulation {
  const emulation: Emulation = { motion: 'system', lists: [] };
  const ask = view.matchMedia.bind(view);
  const answer = (query: string) => {
    const list = ask(query);
    if (withMotion(query, 'reduced') === query) return list;
    Object.defineProperty(list, 'matches', { get: () => ask(withMotion(query, emulation.motion)).matches });
    emulation.lists.push(list);
    return list;
  };
  emulations.set(answer, emulation);
  view.matchMedia = answer;
  return emulation;
}

/** A media query as it reads where the reader wants less motion: what it asks of motion is decided, the rest is left. */
export function withMotion(query: string, motion: Motion): string {
  if (motion === 'system') return query;
  return query.replaceAll(/\(\s*prefers-reduced-motion\s*(?::\s*([a-z-]+)\s*)?\)/g, (_whole, value?: string) =>
    value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)',
  );
}
