import { orderTrackMessages } from '@peace/i18n/messages/order-track';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { ReactElement } from 'react';
import { NextSteps } from '#features/loan-confirm/application-outcome.tsx';
import { LoanInformation } from '#features/loan-confirm/loan-information.tsx';
import { OfferHero } from '#features/loan-confirm/offer-hero.tsx';
import { ProductSkeleton } from '#features/loan-confirm/loan-confirm-skeleton.tsx';
import type { CheckedTerms } from '#features/loan-confirm/offer-check.ts';

export interface ProductEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly showProducts: () => void;
}

export interface ProductViewProps {
  readonly state: AsyncState<CheckedTerms>;
  readonly productId: string;
  readonly events: ProductEvents;
}

/** Shows the known facts of a product, and the link to its offer. */
export function ProductView({ state, productId, events }: ProductViewProps): ReactElement {
  const t = useMessages(productsMessages);
  const track = useMessages(orderTrackMessages);
  // Always our own page: where the shell has a product page, that page opened this one (docs/decisions/orders.md).
  const offer = (terms: CheckedTerms) =>
    href(terms.plan.length > 1 ? screens.instalmentConfirm : screens.loanConfirm, { productId });
  const bar = state.kind === 'ready' && (
    <ActionBar hint={t('offerNote')} primary={{ label: t('seeOffer'), href: offer(state.data) }} />
  );
  const others = { label: t('seeProducts'), onClick: events.showProducts };
  return (
    <PageFrame title={t('productTitle')} onBack={events.back} actionBar={bar}>
      <AsyncView state={state} onRetry={events.retry} failureAction={others} skeleton={<ProductSkeleton />}>
        {(terms) => (
          <>
            <OfferHero terms={terms} isPreview />
            <LoanInformation terms={terms} />
            <Card title={track('next')}>
              <NextSteps />
            </Card>
          </>
        )}
      </AsyncView>
    </PageFrame>
  );
}
