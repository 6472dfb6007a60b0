import type { Variant2Offer } from '@peace/api-client/contract/variant2/get-offer-variant2';
import type { ReactElement } from 'react';
import { LoanConfirmView, type LoanConfirmViewProps } from '#features/loan-confirm/loan-confirm-view.tsx';
import { OfferOverlays, type OfferOverlaysProps } from '#features/loan-confirm/offer-overlays.tsx';
import { PromoPopup } from './promo-popup.tsx';

export interface NewLoanConfirmScreenProps {
  readonly view: LoanConfirmViewProps;
  readonly overlays: OfferOverlaysProps;
  readonly promo: Variant2Offer['promo'];
  readonly onPromo: () => void;
  readonly onClosePromo: () => void;
}

/** Loan confirm v3 variant 2 (spec §2): as variant 1, with the server's button and a promo popup. */
export function NewLoanConfirmScreen(props: NewLoanConfirmScreenProps): ReactElement {
  const { view, overlays, promo, onPromo, onClosePromo } = props;
  return (
    <>
      <LoanConfirmView {...view} />
      <OfferOverlays {...overlays} />
      {promo && (
        <PromoPopup open={overlays.overlay === 'promo'} promo={promo} onClose={onClosePromo} onOpen={onPromo} />
      )}
    </>
  );
}
