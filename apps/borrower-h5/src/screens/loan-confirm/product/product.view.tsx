import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { loanStepsMessages } from '@peace/i18n/messages/loan-steps';
import { productsMessages } from '@peace/i18n/messages/products';
import { dayText } from '@peace/i18n/dates';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { UnbrokenText } from '@peace/ui-kit/unbroken-text';
import type { ReactElement } from 'react';
import { NextSteps } from '#features/loan-confirm/application-outcome.tsx';
import { LoanInformation } from '#features/loan-confirm/loan-information.tsx';
import { OfferHero } from '#features/loan-confirm/offer-hero.tsx';
import { ProductSkeleton } from '#features/loan-confirm/loan-confirm-skeleton.tsx';
import { dueDate } from '#features/loan-confirm/loan-cost.ts';
import type { CheckedTerms } from '#features/loan-confirm/offer-check.ts';
import './product.css';

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
  const steps = useMessages(loanStepsMessages);
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
            {terms.amount === null && terms.plan.length === 0 ? (
              <BareProduct terms={terms} />
            ) : (
              <OfferHero terms={terms} isPreview />
            )}
            <LoanInformation terms={terms} />
            <Card title={steps('next')}>
              <NextSteps />
            </Card>
          </>
        )}
      </AsyncView>
    </PageFrame>
  );
}

/** Hardly anything is known: the lender is in the amount's place. */
function BareProduct({ terms }: { readonly terms: CheckedTerms }): ReactElement {
  const { productLogo, productName, rateText, firstPayTime = '' } = terms;
  const t = useMessages(loanConfirmMessages);
  const { locale } = useLocale();
  const firstDate = dueDate(firstPayTime);
  return (
    <MoneyPanel
      tone="due"
      className="bare-product"
      title={<ProductHeader logo={productLogo} name={productName} note={rateText} />}
    >
      {firstDate && (
        <PanelLine>
          <UnbrokenText>{`${t('firstPaymentDate')}\n${dayText(firstDate, locale)}`}</UnbrokenText>
        </PanelLine>
      )}
    </MoneyPanel>
  );
}
