import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderPromptMessages } from '@peace/i18n/messages/order-prompt';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { formatMoney, type Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { StarRatingDialog } from '@peace/ui-kit/star-rating-dialog';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { useState, type ReactElement } from 'react';
import { useCustomerServiceLink } from '#features/order-help/use-customer-service-link.ts';
import type { OrderIds } from '#shared/order/order-ids.ts';
import { amountToGet, lacksWithdrawLink, type OrderPrompt } from './order-details.model.ts';
import './order-status-summary.css';

export interface OrderPromptEvents {
  readonly dismissPrompt: () => void;
  readonly withdraw: () => void;
  /** Used where the order's product is unknown: an account is bound for a product. */
  readonly goToAccounts: () => void;
  /** 0 when no star was chosen. */
  readonly rate: (stars: number) => void;
}

export interface OrderPromptsProps {
  readonly order: OrderDetails;
  readonly ids: OrderIds;
  /** The one to show; `ratingResult` follows a rating below four stars. */
  readonly prompt: OrderPrompt | 'ratingResult' | null;
  /** The amount that arrives by the accepted offer; null where it says none. */
  readonly received?: Money | null | undefined;
  readonly isRating: boolean;
  readonly ratingMessage: string | null;
  readonly events: OrderPromptEvents;
}

/** The three prompts of an order and the thanks after a rating, one at a time (spec §2, §4; docs/decisions/orders.md). */
export function OrderPrompts(props: OrderPromptsProps): ReactElement {
  const { order, ids, prompt, events } = props;
  const { orderId, productId } = ids;
  const details = useMessages(orderDetailsMessages);
  const t = useMessages(orderPromptMessages);
  const ask = useCustomerServiceLink(orderId);
  const isLinkMissing = lacksWithdrawLink(order);
  const { locale } = useLocale();
  const toGet = amountToGet(order, props.received ?? null, locale);
  return (
    <>
      <Dialog
        open={prompt === 'withdraw'}
        onClose={events.dismissPrompt}
        title={t('withdrawTitle')}
        confirmLabel={
          isLinkMissing
            ? ask.label
            : toGet
              ? details('withdrawAmount', { amount: formatMoney(toGet) })
              : t('withdrawConfirm')
        }
        confirmHref={isLinkMissing ? ask.href : undefined}
        onConfirm={events.withdraw}
        cancelLabel={t('withdrawCancel')}
      >
        {toGet && (
          <div className="order-prompt__amount">
            <Amount value={toGet} align="center" />
          </div>
        )}
        <span>{order.withdrawMessage}</span>
      </Dialog>
      <Dialog
        open={prompt === 'bindCard'}
        onClose={events.dismissPrompt}
        title={order.cardPrompt?.title || details('bindCardTitle')}
        closeLabel={t('bindCardClose')}
        confirmLabel={t('bindCard')}
        confirmHref={productId && href(screens.bindBank, { productId, source: 'loanDetail' })}
        onConfirm={events.goToAccounts}
      >
        {order.cardPrompt?.message}
      </Dialog>
      <RatingPrompt {...props} />
      <Dialog
        open={prompt === 'ratingResult'}
        onClose={events.dismissPrompt}
        title={t('ratingResultTitle')}
        confirmLabel={t('ratingResultComplain')}
        confirmHref={href(screens.complaint, { orderId })}
        cancelLabel={t('ratingResultClose')}
      >
        {t('ratingResultText')}
      </Dialog>
    </>
  );
}

function RatingPrompt({ prompt, isRating, ratingMessage, events }: OrderPromptsProps): ReactElement {
  const t = useMessages(orderPromptMessages);
  const [stars, setStars] = useState(0);
  return (
    <StarRatingDialog
      open={prompt === 'rating'}
      score={stars}
      onScore={setStars}
      submitLabel={t('ratingSubmit')}
      onSubmit={() => events.rate(stars)}
      isSubmitting={isRating}
      onCancel={() => {
        setStars(0);
        events.dismissPrompt();
      }}
      message={ratingMessage}
    />
  );
}
