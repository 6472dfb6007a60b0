import type { ApiError } from '@peace/api-client';
import { chargeStep, chargingFrom } from './charging.model.ts';
import type { Charge, ChargeEffect, ChargeEvent, ChargeFailure, Charging, Standing } from './charging.ts';

/** A clear no, or no clear answer. */
export type NoAnswer = { readonly kind: 'refused'; readonly error: ApiError } | { readonly kind: 'lost' };

/** What a screen does for a charge. None of it rejects. */
export interface ChargeHands {
  readonly commit: (
    request: Pick<ChargeEffect & { kind: 'commit' }, 'place' | 'cardId' | 'repayToken' | 'sendsCode'>,
    signal: AbortSignal,
  ) => Promise<
    | { readonly kind: 'committed'; readonly needsSmsCode: boolean; readonly recordId: string; readonly at: number }
    | NoAnswer
  >;
  readonly confirm: (
    request: { readonly recordId: string; readonly code: string },
    signal: AbortSignal,
  ) => Promise<{ readonly kind: 'confirmed' } | NoAnswer>;
  readonly link: (signal: AbortSignal) => Promise<{ readonly kind: 'linked'; readonly url: string } | NoAnswer>;
  /** Opens the payment company's page. */
  readonly leave: (
    url: string,
  ) => Promise<
    | { readonly kind: 'left' }
    | { readonly kind: 'handedOver' }
    | { readonly kind: 'notLeft'; readonly failure: ChargeFailure }
  >;
  readonly reread: (signal: AbortSignal) => Promise<Standing>;
  /** Goes on to the order. */
  readonly finish: () => void;
  /** Keeps the open charge for a page that was killed meanwhile; null when there is none any more. */
  readonly keep: (charge: Charge | null) => void;
}

/** Where one order is charged: the rules of `chargeStep`, and the hands that do what they say. */
export interface ChargingDesk {
  readonly read: () => Charging;
  /** Returns the unsubscribing. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes effect before it returns: a second tap of the same moment finds the first one's request under way. */
  readonly send: (event: ChargeEvent) => void;
  /** The screen is open. Returns the leaving, which gives up what is under way: the kept charge remembers it. */
  readonly attend: (hands: ChargeHands) => () => void;
}

/** A desk, with the charge that an earlier life of the page left open. */
export function createChargingDesk(kept: Charge | null): ChargingDesk {
  const listeners = new Set<() => void>();
  let charging = chargingFrom(kept);
  let hands: ChargeHands | null = null;
  let controller = new AbortController();

  function send(event: ChargeEvent): void {
    const step = chargeStep(charging, event);
    if (step.charging === charging) return;
    const isOtherCharge = step.charging.charge !== charging.charge;
    charging = step.charging;
    // Kept before the request leaves: the page may be killed while it is under way.
    if (isOtherCharge) hands?.keep(charging.charge);
    if (step.effect) perform(step.effect);
    for (const listener of listeners) listener();
  }

  function perform(effect: ChargeEffect): void {
    controller.abort();
    controller = new AbortController();
    if (hands) void outcomeOf(effect, hands, controller.signal).then((event) => event && send(event));
  }

  return {
    read: () => charging,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    attend: (attending) => {
      hands = attending;
      send({ kind: 'seen' });
      return () => {
        hands = null;
        controller.abort();
      };
    },
  };
}

/** Does what is to be done; the event it ends in, if it does. */
async function outcomeOf(effect: ChargeEffect, hands: ChargeHands, signal: AbortSignal): Promise<ChargeEvent | null> {
  const { turn } = effect;
  switch (effect.kind) {
    case 'commit':
      return { ...(await hands.commit(effect, signal)), turn };
    case 'confirm':
      return { ...(await hands.confirm(effect, signal)), turn };
    case 'link':
      return { ...(await hands.link(signal)), turn };
    case 'leave': {
      const outcome = await hands.leave(effect.url);
      return outcome.kind === 'left' ? null : { ...outcome, turn };
    }
    case 'reread':
      return { kind: 'reread', turn, standing: await hands.reread(signal) };
    case 'finish':
      hands.finish();
      return null;
  }
}
