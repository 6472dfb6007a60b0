import type { ApiClient, ApiError } from '@peace/api-client';
import { notPaying, payStep, type PayEffect, type PayEvent, type PayFailure, type Paying } from './paying.model.ts';
import type { Payment, Reread } from './paying.model.ts';

/** What asking for a pay link came to. */
export type PayAnswer =
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** It is not known whether the payment was begun. */
  | { readonly kind: 'lost' };

/** What a screen does for a payment. None of it rejects. */
export interface PayHands {
  readonly request: (payment: Payment, signal: AbortSignal) => Promise<PayAnswer>;
  /** Opens the pay link; gives the reason where nothing opened. */
  readonly leave: (link: string) => Promise<PayFailure | null>;
  readonly reread: (signal: AbortSignal) => Promise<Reread>;
}

/** Where one order is paid. It outlives the screens, so that leaving one and coming back cannot pay twice. */
export interface PayingDesk {
  readonly read: () => Paying;
  /** Returns the unsubscribing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes effect before it returns: a second tap of the same moment finds the first one's request under way. */
  readonly send: (event: PayEvent) => void;
  /** The screen is open, and does what is to be done. Returns the leaving. */
  readonly attend: (hands: PayHands) => () => void;
}

/** An order's desk, before anything was paid. */
export function createPayingDesk(): PayingDesk {
  const listeners = new Set<() => void>();
  let paying = notPaying;
  let hands: PayHands | null = null;
  let controller = new AbortController();

  function send(event: PayEvent): void {
    const step = payStep(paying, event);
    if (step.paying === paying) return;
    paying = step.paying;
    if (step.effect) perform(step.effect);
    for (const listener of listeners) listener();
  }

  function perform(effect: PayEffect): void {
    // The turn before is over, answered or not.
    controller.abort();
    controller = new AbortController();
    if (effect.kind === 'giveUp' || hands === null) return;
    void outcomeOf(effect, hands, controller.signal).then((event) => event && send(event));
  }

  return {
    read: () => paying,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    attend: (attending) => {
      hands = attending;
      send({ kind: 'arrived' });
      return () => {
        if (hands !== attending) return;
        send({ kind: 'wentAway' });
        hands = null;
      };
    },
  };
}

/** Does what is to be done; the event it ends in, if it does. */
async function outcomeOf(
  effect: Exclude<PayEffect, { kind: 'giveUp' }>,
  hands: PayHands,
  signal: AbortSignal,
): Promise<PayEvent | null> {
  const { turn } = effect;
  switch (effect.kind) {
    case 'request': {
      const answer = await hands.request(effect.payment, signal);
      if (answer.kind === 'link') return { kind: 'linked', turn, link: answer.link };
      return answer.kind === 'lost' ? { kind: 'lost', turn } : { kind: 'refused', turn, error: answer.error };
    }
    case 'leave': {
      const failure = await hands.leave(effect.link);
      return failure && { kind: 'notOpened', turn, failure };
    }
    case 'reread':
      return { kind: 'reread', turn, reread: await hands.reread(signal) };
  }
}

const desks = new WeakMap<ApiClient, Map<string, PayingDesk>>();

/** The desk of an order, the same one for as long as the page lives: repaying and extending it share one. */
export function payingDeskOf(api: ApiClient, orderId: string): PayingDesk {
  const known = desks.get(api) ?? new Map<string, PayingDesk>();
  desks.set(api, known);
  const desk = known.get(orderId) ?? createPayingDesk();
  known.set(orderId, desk);
  return desk;
}
