import type { ApiError } from '@peace/api-client';
import {
  applyStep,
  notApplying,
  type ApplyEffect,
  type ApplyEvent,
  type ApplyPhase,
  type Trace,
} from './applying.model.ts';
import type { Application } from './loan-terms.ts';

/** What sending an application came to. */
export type ApplyAnswer =
  | { readonly kind: 'accepted'; readonly link: string }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It is not known whether the backend took it. */
  | { readonly kind: 'lost' };

/** What a screen does for an application. None of it rejects. */
export interface ApplyHands {
  readonly request: (application: Application) => Promise<ApplyAnswer>;
  /** Opens the order's page; says whether the browser is on its way there. */
  readonly leave: (link: string) => Promise<boolean>;
  /** Looks for the new order. */
  readonly check: () => Promise<Trace>;
}

/** Where one loan is applied for. */
export interface ApplicationDesk {
  readonly read: () => ApplyPhase;
  /** Returns the unsubscribing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes effect before it returns: a second tap of the same moment finds the first one's application under way. */
  readonly send: (event: ApplyEvent) => void;
  /** The screen is open, and does what is to be done. Returns the leaving. */
  readonly attend: (hands: ApplyHands) => () => void;
}

/** A desk, before anything was applied for. */
export function createApplicationDesk(): ApplicationDesk {
  const listeners = new Set<() => void>();
  let applying = notApplying;
  let hands: ApplyHands | null = null;

  function send(event: ApplyEvent): void {
    const step = applyStep(applying, event);
    if (step.applying === applying) return;
    applying = step.applying;
    if (step.effect && hands) void outcomeOf(step.effect, hands).then((answer) => answer && send(answer));
    for (const listener of listeners) listener();
  }

  return {
    read: () => applying.phase,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    attend: (attending) => {
      hands = attending;
      return () => {
        if (hands === attending) hands = null;
      };
    },
  };
}

/** Does what is to be done; the event it ends in, if it does. */
async function outcomeOf(effect: ApplyEffect, hands: ApplyHands): Promise<ApplyEvent | null> {
  const { turn } = effect;
  switch (effect.kind) {
    case 'request': {
      const answer = await hands.request(effect.application);
      return answer.kind === 'accepted' ? answer : { ...answer, turn };
    }
    case 'leave':
      return (await hands.leave(effect.link)) ? null : { kind: 'stayed', turn };
    case 'check':
      return { kind: 'checked', turn, trace: await hands.check() };
  }
}
