import type { ApiClient, ApiError } from '@peace/api-client';
import { createMachine, type Machine } from '#shared/machine.ts';
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
export type PayingDesk = Machine<Paying, PayEvent, PayHands>;

/** An order's desk, before anything was paid. */
export function createPayingDesk(): PayingDesk {
  return createMachine<Paying, PayEvent, PayEffect, PayHands>({
    initial: notPaying,
    step: (state, event) => {
      const { paying, effect } = payStep(state, event);
      return { state: paying, effect };
    },
    perform: outcomeOf,
    onArrive: { kind: 'arrived' },
    onLeave: { kind: 'wentAway' },
  });
}

/** Does what is to be done; the event it ends in, if it does. */
async function outcomeOf(effect: PayEffect, hands: PayHands, signal: AbortSignal): Promise<PayEvent | null> {
  if (effect.kind === 'giveUp') return null;
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
