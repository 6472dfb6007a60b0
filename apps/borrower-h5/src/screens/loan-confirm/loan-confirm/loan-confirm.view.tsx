import type { ReactElement } from 'react';
import { OfferOverlays, type OfferOverlaysProps } from '#features/loan-confirm/offer-overlays.tsx';
import { OfferPage, type OfferEvents, type OfferPageProps } from '#features/loan-confirm/offer-page.tsx';
import { ClientOnly } from '@peace/ui-kit/client-only';
import type { StateOf } from '#shared/events.ts';

export interface LoanConfirmViewProps {
  readonly page: StateOf<OfferPageProps>;
  readonly overlays: StateOf<OfferOverlaysProps>;
  readonly events: OfferEvents;
}

/** Loan confirm v3 (spec §2): the offer, and what lies over it. */
export function LoanConfirmView({ page, overlays, events }: LoanConfirmViewProps): ReactElement {
  return (
    <>
      <OfferPage {...page} events={events} />
      <ClientOnly>{() => <OfferOverlays {...overlays} events={events} />}</ClientOnly>
    </>
  );
}
