import type { HeldBackGesture } from '#shared/early-visit.ts';
import { heldForMs } from './hold-taps.ts';

/** Keeps the shell's back gesture until the first screen can say what it means. */
export interface HeldBack {
  /** Takes a gesture that no screen has taken. False, for the shell to go back itself, once released or when one is held. */
  readonly take: () => boolean;
  /** Asks the screens what a held gesture means, and goes back where they have no question. */
  readonly release: (goBack: () => void) => void;
}

/** Continues what the inline script of `index.html` has begun: a gesture that it holds is held on. */
export function holdBack(window: Pick<Window, 'peaceHeldBack' | 'peaceNative'>): HeldBack {
  const held: HeldBackGesture = (window.peaceHeldBack ??= { at: 0 });
  let isReleased = false;
  return {
    take() {
      // A second gesture while one is held: whoever wants to leave that much is not kept.
      if (isReleased || held.at !== 0) return false;
      held.at = Date.now();
      return true;
    },
    release(goBack) {
      if (isReleased) return;
      isReleased = true;
      const { at } = held;
      held.at = 0;
      if (at === 0 || Date.now() - at > heldForMs) return;
      if (window.peaceNative?.onBack() !== true) goBack();
    },
  };
}
