import { nextInPlan, type PlaceInPlan } from '#features/receipt/kept-plan.model.ts';
import { useKeptOffer } from '#features/receipt/use-kept-offer.ts';
import type { PaymentPhase } from './payment-phase.ts';

/** Which payment of the kept plan is next, after one of which more is known than that it was started. */
export function useNextInPlan(orderId: string, phase: PaymentPhase): PlaceInPlan | null {
  const { offer } = useKeptOffer(orderId);
  if (!offer) return null;
  if (phase.kind === 'movedOn') return nextInPlan(offer.plan, phase.before, phase.next);
  if (phase.kind !== 'arrived' || phase.evidence.kind !== 'lowered') return null;
  return nextInPlan(offer.plan, phase.payment?.due ?? null, phase.evidence.next);
}
