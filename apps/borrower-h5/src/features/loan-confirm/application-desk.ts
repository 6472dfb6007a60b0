import type { ApiError } from '@peace/api-client';
import { createMachine, type Machine } from '#shared/machine.ts';
import {
  applyStep,
  notApplying,
  type ApplyEffect,
  type ApplyEvent,
  type Applying,
  type Departure,
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
  /** Opens the order's page. */
  readonly leave: (link: string) => Promise<Departure>;
  /** Looks for the new order. */
  readonly check: () => Promise<Trace>;
}

/** Where one loan is applied for. */
export type ApplicationDesk = Machine<Applying, ApplyEvent, ApplyHands>;

/** A desk, before anything was applied for. */
export function createApplicationDesk(): ApplicationDesk {
  return createMachine<Applying, ApplyEvent, ApplyEffect, ApplyHands>({
    initial: notApplying,
    step: (state, event) => {
      const { applying, effect } = applyStep(state, event);
      return { state: applying, effect };
    },
    perform: outcomeOf,
  });
}

/** Does what is to be done; the event it ends in, if it does. */
async function outcomeOf(effect: ApplyEffect, hands: ApplyHands): Promise<ApplyEvent | null> {
  const { turn } = effect;
  switch (effect.kind) {
    case 'request': {
      const answer = await hands.request(effect.application);
      return answer.kind === 'accepted' ? answer : { ...answer, turn };
    }
    case 'leave': {
      const departure = await hands.leave(effect.link);
      return departure === 'left' ? null : { kind: 'stayed', turn, departure };
    }
    case 'check':
      return { kind: 'checked', turn, trace: await hands.check() };
  }
}
