import type { ApiError } from '@peace/api-client';
import { createMachine, type Machine } from '#shared/machine.ts';
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

/** Where one order is charged. Leaving gives up what is under way: the kept charge remembers it. */
export type ChargingDesk = Machine<Charging, ChargeEvent, ChargeHands>;

/** A desk, with the charge that an earlier life of the page left open. */
export function createChargingDesk(kept: Charge | null): ChargingDesk {
  return createMachine<Charging, ChargeEvent, ChargeEffect, ChargeHands>({
    initial: chargingFrom(kept),
    step: (state, event) => {
      const { charging, effect } = chargeStep(state, event);
      return { state: charging, effect };
    },
    perform: outcomeOf,
    onChange: (before, after, hands) => {
      if (after.charge !== before.charge) hands?.keep(after.charge);
    },
    onArrive: { kind: 'seen' },
  });
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
