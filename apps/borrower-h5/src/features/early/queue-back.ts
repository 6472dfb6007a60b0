import type { QueuedBack } from './early-visit.ts';
import { replayWithinMs } from './queue-taps.ts';

export interface BackQueue {
  /** Queues a gesture that no screen handled. False, for the shell to go back itself, once replayed or when one is queued. */
  readonly enqueue: () => boolean;
  readonly replay: (goBack: () => void) => void;
}

/** Continues what the inline script of `index.html` began: a gesture that it queued stays queued. */
export function queueBack(window: Pick<Window, 'peaceQueuedBack' | 'peaceNative'>): BackQueue {
  const queued: QueuedBack = (window.peaceQueuedBack ??= { at: 0 });
  let isReplayed = false;
  return {
    enqueue() {
      // A second gesture while one is queued goes to the shell: the borrower insists on leaving.
      if (isReplayed || queued.at !== 0) return false;
      queued.at = Date.now();
      return true;
    },
    replay(goBack) {
      if (isReplayed) return;
      isReplayed = true;
      const { at } = queued;
      queued.at = 0;
      if (at === 0 || Date.now() - at > replayWithinMs) return;
      if (window.peaceNative?.onBack() !== true) goBack();
    },
  };
}
