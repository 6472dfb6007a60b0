import { wasNotTaken } from '@peace/bridge';
import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { saveEvent } from '@peace/api-client/contract/tracking/save-event';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { useToast } from '@peace/vant-react-compat/toast';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRecommendedProducts } from '#features/order/use-recommended-products.ts';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import { useTappedPaymentPage } from '#features/payment/use-tapped-payment-page.ts';
import { useGoHome } from '#shared/navigation/use-go-home.ts';
import { useIgnoreAfterUnmount, useNextScreen } from '#shared/navigation/use-is-here.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import type { Refresh } from '#shared/reading/refresh.ts';
import { externalPaymentPageOf, type OrderAction } from './order-details.model.ts';

/** 'Borrow Again' reports itself as this module, at this position (spec §9). */
const borrowAgainEvent = { moduleId: 30, positionId: 0 } as const;

interface OrderActionOptions {
  readonly refresh: Refresh;
  readonly telephone: string;
  readonly onWithdraw: () => void;
}

/** Handlers of the screen's taps (spec §2, §7; docs/decisions/orders.md). */
export function useOrderActions(
  ids: OrderIds,
  order: OrderDetails | null,
  { refresh, telephone, onWithdraw }: OrderActionOptions,
) {
  const { productId } = ids;
  const { api, bridge } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const navigate = useNavigate();
  const { isAwaited, isAwaitedAt } = useNextScreen();
  const untilUnmount = useIgnoreAfterUnmount();
  const tappedPage = useTappedPaymentPage();
  const moreProducts = href(screens.recommendList);
  const showMoreProducts = useGoHome(moreProducts);
  const products = useRecommendedProducts({
    products: order?.recommendedProducts ?? [],
    module: 'loanDetail',
    productId,
  });

  // An external payment page does not read the order: it is read to its end here before that page is opened.
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || refresh.kind === 'running') return;
    setWaiting(false);
    const url = order && externalPaymentPageOf(order);
    if (refresh.kind === 'done' && url && !isAwaited()) tappedPage.open(ids.orderId, url);
  }, [isWaiting, refresh, order, isAwaited, tappedPage, ids.orderId]);

  async function borrowAgain() {
    const product = productId && href(screens.product, { productId });
    if (isAwaitedAt(product || moreProducts)) return;
    // Only counted: whether it arrives does not matter to the borrower.
    void api.call(saveEvent, { productId, ...borrowAgainEvent });
    if (!product) return showMoreProducts();
    const outcome = await untilUnmount(bridge.send('openPageWithParam', { toP: appConfig.schemeUrl, productId }));
    if (wasNotTaken(outcome.kind)) void navigate(product);
  }

  /** Prefetches the read of the screen that an action opens: on pointerdown, and at the latest on the tap. */
  function prepare(action: OrderAction) {
    if (action.kind === 'repay' && !order?.repaymentUrl) api.prefetch(getPeriodRepayment, ids);
    if (action.kind === 'rollOver') api.prefetch(getExtension, ids);
  }

  function act(action: OrderAction) {
    prepare(action);
    switch (action.kind) {
      case 'repay':
        if (order?.repaymentUrl) setWaiting(true);
        return;
      case 'rollOver':
        return;
      case 'withdraw':
        return onWithdraw();
      case 'borrowAgain':
        return void borrowAgain();
    }
  }

  async function call() {
    const outcome = await bridge.send('callTelephone', { telephone });
    if (outcome.kind !== 'delivered') show({ message: t('phoneCopyHint', { phone: telephone }) });
  }

  return {
    externalPaymentPage: tappedPage.pageOf(ids.orderId),
    isOpeningPayment: isWaiting || tappedPage.openingOrder !== null,
    openingProduct: products.opening,
    events: { act, prepare, call: () => void call(), openProduct: products.open, showMoreProducts },
  };
}
