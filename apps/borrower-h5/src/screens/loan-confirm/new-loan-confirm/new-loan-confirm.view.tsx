import type { Variant2Offer } from '@peace/api-client/contract/variant2/get-offer-variant2';
import type { ReactElement } from 'react';
import { OfferOverlays, type OfferOverlaysProps } from '#features/loan-confirm/offer-overlays.tsx';
import { OfferPage, type OfferEvents, type OfferPageProps } from '#features/loan-confirm/offer-page.tsx';
import type { StateOf } from '#shared/events.ts';
import { PromoPopup } from './promo-popup.tsx';

export interface NewLoanConfirmEvents extends OfferEvents {
  readonly openPromo: () => void;
  readonly closePromo: () => void;
}

export interface NewLoanConfirmViewProps {
  readonly page: StateOf<OfferPageProps>;
  readonly overlays: StateOf<OfferOverlaysProps>;
  readonly promo: Variant2Offer['promo'];
  readonly events: NewLoanConfirmEvents;
}

/** Loan confirm v3 variant 2 (spec §2): as variant 1, with the server's button and a promo popup. */
export function NewLoanConfirmView({ page, overlays, promo, events }: NewLoanConfirmViewProps): ReactElement {
  return (
    <>
      <OfferPage {...page} events={events} />
      <OfferOverlays {...overlays} events={events} />
      {promo && (
        <PromoPopup
          open={overlays.overlay === 'promo'}
          promo={promo}
          onClose={events.closePromo}
          onOpen={events.openPromo}
        />
      )}
    </>
  );
}
