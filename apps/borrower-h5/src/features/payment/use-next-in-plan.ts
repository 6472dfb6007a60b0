import { nextInPlan, type PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import { useKeptOffer } from '#features/receipt/use-kept-offer.ts';
import type { PaymentPhase } from './payment-phase.ts';

/** Which payment of the kept plan is next, where of a payment only a later due date is known. */
export function useNextInPlan(orderId: string, phase: PaymentPhase): PlaceInPlan | null {
  const { offer } = useKeptOffer(orderId);
  return phase.kind === 'movedOn' && offer ? nextInPlan(offer.plan, phase.before, phase.next) : null;
}
