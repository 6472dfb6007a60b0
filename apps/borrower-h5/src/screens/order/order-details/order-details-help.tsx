import type { OrderDetails } from '@peace/api-client/contract/order/get-order';
import { phoneText } from '@peace/company/phone-text';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { CalendarIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';
import { dueNow, type DueState } from '#features/due/due.model.ts';
import { Row } from '@peace/ui-kit/row-card';
import { OrderHelp } from '#features/order-help/order-help.tsx';
import type { OrderIds } from '#shared/order/order-ids.ts';
import type { OrderActionEvents } from './order-action-bar.tsx';
import { isExtendable, isHelpFirst } from './order-details.model.ts';
import './order-details.css';

export interface OrderDetailsHelpProps {
  readonly order: OrderDetails;
  readonly ids: OrderIds;
  /** The amount due; null for an order that cannot be paid. */
  readonly due: DueState | null;
  readonly now: number | null;
  /** When a problem with it was last reported, milliseconds since 1970; null: none is known. */
  readonly reportedAt?: number | null;
  /** The order's telephone, or the service's. */
  readonly telephone: string;
  /** Rows above it, in the same card. */
  readonly rows?: ReactNode;
  readonly events: Pick<OrderActionEvents, 'act'> & { readonly call: () => void };
}

/** Help, with the ways out for who cannot pay: the extension (spec §2 'Rollover Repayment') above whom to talk to. */
export function OrderDetailsHelp(props: OrderDetailsHelpProps): ReactElement {
  const { order, ids, due, now, reportedAt = null, telephone, rows, events } = props;
  const t = useMessages(orderDetailsMessages);
  const help = useMessages(orderHelpMessages);
  const { locale } = useLocale();
  const isLate = dueNow(order.status, due, now)?.tone === 'danger';
  const mayExtend = isExtendable(order);
  const asks = locale !== 'original' && (isLate || mayExtend);
  return (
    <OrderHelp
      orderId={ids.orderId}
      due={due ? { amount: due.kind === 'known' ? due.due.amount : null, reportedAt } : undefined}
      now={now}
      // Whether it is late comes with a second response.
      title={due ? <span data-second>{help(asks ? 'talkToUs' : 'title')}</span> : undefined}
      above={
        <>
          {rows}
          {due && (
            <div data-second>
              {asks && <h2 className="order-details__question">{t(isLate ? 'cannotPayAll' : 'shortOfMoney')}</h2>}
              {/* The place of the question: above the rows, what comes later would move them. */}
              {!asks && due.kind === 'loading' && isHelpFirst(order, locale) && <div className="order-details__asks" />}
            </div>
          )}
          {asks && mayExtend && (
            <Row
              icon={<CalendarIcon />}
              title={t('rolloverRepayment')}
              note={<small>{t('rolloverText')}</small>}
              href={href(screens.repayDelay, { ...ids })}
              onClick={() => events.act({ kind: 'rollOver' })}
            />
          )}
        </>
      }
    >
      <Row title={t('telephone')} note={<small>{phoneText(telephone)}</small>} onClick={events.call} />
    </OrderHelp>
  );
}
