import type { JointLoginFailure } from '@peace/api-client/contract/variant2/joint-login-failure';
import { productsMessages } from '@peace/i18n/messages/products';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { RefusedDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import { OfferList, OfferListSkeleton } from '#features/order/offer-list.tsx';
import '#features/order/offer-list.css';

export interface JointLoginFailureEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly openProduct: (index: number) => void;
  readonly showMoreProducts: () => void;
}

export interface JointLoginFailureViewProps {
  /** Failed with the server's own words where it said no: they are the text of the page (spec §8). */
  readonly state: AsyncState<JointLoginFailure>;
  readonly openingProduct: number | null;
  readonly events: JointLoginFailureEvents;
}

/** The joint login failed (spec §2, title Order Details): why, and what else there is to borrow. */
export function JointLoginFailureView(props: JointLoginFailureViewProps): ReactElement {
  const { state, events } = props;
  const t = useMessages(productsMessages);
  const action = { label: t('seeOrders'), href: href(screens.orders) };
  return (
    <PageFrame title={t('insteadTitle')} onBack={events.back}>
      <AsyncView state={state} onRetry={events.retry} failureAction={action} skeleton={<FailureSkeleton />}>
        {(failure) => <Failure {...props} failure={failure} />}
      </AsyncView>
    </PageFrame>
  );
}

function FailureSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <div className="offers-banner">
          <SkeletonLine kind="title" />
          <SkeletonLine kind="title" />
          <SkeletonLine />
          <SkeletonLine />
          <SkeletonLine />
        </div>
      </Card>
      <OfferListSkeleton hasHeading />
    </>
  );
}

function Failure(props: JointLoginFailureViewProps & { readonly failure: JointLoginFailure }): ReactElement {
  const { failure, openingProduct, events } = props;
  const t = useMessages(productsMessages);
  const { noticeMessage, errorMessage, products } = failure;
  const title = noticeMessage || t('jointLoginFailed');
  if (!products || products.length === 0) {
    const orders = { label: t('seeOrders'), href: href(screens.orders) };
    return (
      <ScreenMessage drawing={RefusedDrawing} title={title} primary={orders}>
        {errorMessage}
      </ScreenMessage>
    );
  }
  return (
    <>
      <StatusBanner tone="warning" title={title} description={errorMessage} />
      <OfferList
        products={products}
        opening={openingProduct}
        onProduct={events.openProduct}
        onMore={events.showMoreProducts}
      />
    </>
  );
}
