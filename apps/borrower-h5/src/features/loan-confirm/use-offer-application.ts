import { useServices } from '#shared/services.tsx';
import type { Read } from '#shared/use-read.ts';
import type { LoanTerms } from './loan-terms.ts';
import { useApplication, type SubmitApplication } from './use-application.ts';

/** What an application is made of. */
export interface OfferApplicationOptions {
  readonly productId: string;
  /** Empty where there is no order yet. */
  readonly orderId: string;
  readonly offer: Read<LoanTerms>;
  readonly submit: SubmitApplication;
  /** Apply was tapped, and an application goes out. */
  readonly onApply?: () => void;
}

/** Applies for an offer, reports the accepted application to the shell, and leads to what follows. */
export function useOfferApplication({ productId, orderId, offer, submit, onApply }: OfferApplicationOptions) {
  const { bridge } = useServices();
  return useApplication({
    productId,
    productName: offer.state.kind === 'ready' ? offer.state.data.productName : '',
    submit: (...sent) => {
      onApply?.();
      return submit(...sent);
    },
    onAccepted: () => void bridge.send('confirmBurialPoint', { productId, ...(orderId && { orderId }) }),
    reloadOffer: offer.reload,
  });
}
