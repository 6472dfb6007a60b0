import type { ReactElement } from 'react';
import { LoanConfirmView, type LoanConfirmViewProps } from '#features/loan-confirm/loan-confirm-view.tsx';
import { OfferOverlays, type OfferOverlaysProps } from '#features/loan-confirm/offer-overlays.tsx';
import { ClientOnly } from '#shared/client-only.tsx';

export interface LoanConfirmScreenProps {
  readonly view: LoanConfirmViewProps;
  readonly overlays: OfferOverlaysProps;
}

/** Loan confirm v3 (spec §2): the offer, and what lies over it. */
export function LoanConfirmScreen({ view, overlays }: LoanConfirmScreenProps): ReactElement {
  return (
    <>
      <LoanConfirmView {...view} />
      <ClientOnly>{() => <OfferOverlays {...overlays} />}</ClientOnly>
    </>
  );
}
