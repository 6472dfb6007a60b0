import type { ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { Button } from '@peace/vant-react-compat/button';
import { ArrowDownIcon, CheckIcon } from '@peace/vant-react-compat/icon';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useOrderStatusText } from '#features/due/use-order-status-text.ts';
import { rowsWithDates } from '#shared/wire-date-text.ts';
import './complaint.css';

export interface OrderChoiceProps {
  readonly order: ComplaintOrder;
  readonly orders: readonly ComplaintOrder[];
  readonly onOrder: (orderNo: string) => void;
}

/** The selected order's card; 'All' shows the others to switch to. */
export function OrderChoice({ order, orders, onOrder }: OrderChoiceProps): ReactElement {
  const t = useMessages(complaintMessages);
  const { locale } = useLocale();
  const statusText = useOrderStatusText();
  // The panel says which loan it is; the original wording has the card of the specification.
  const isOriginal = locale === 'original';
  const number = t('orderNumber', { number: order.orderNo });
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const choose = (orderNo: string) => {
    setIsOpen(false);
    // The button that was tapped is unmounted with its list.
    toggle.current?.focus();
    onOrder(orderNo);
  };
  const all = orders.length > 1 && (
    <Button
      ref={toggle}
      className="order-choice__toggle"
      plain
      size="small"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={() => setIsOpen(!isOpen)}
    >
      <span className="order-choice__all">
        {t('allOrders')}
        <ArrowDownIcon className={isOpen ? 'order-choice__arrow--open' : ''} />
      </span>
    </Button>
  );
  const header = <ProductHeader logo={order.productLogo} name={order.productName} note={number} />;
  const list = isOpen && (
    <ul id={listId} className="order-choice" aria-label={t('chooseOrder')}>
      {orders.map((each) => (
        <li key={each.orderNo}>
          <button
            type="button"
            className="order-choice__order"
            aria-current={each.orderNo === order.orderNo}
            onClick={() => choose(each.orderNo)}
          >
            <ProductLogo src={each.productLogo} name={each.productName} size="small" />
            <span className="order-choice__text">
              <span>{each.productName}</span>
              <span className="order-choice__note">
                {t('orderNumber', { number: each.orderNo })} · {statusText(each)}
              </span>
            </span>
            {each.orderNo === order.orderNo && <CheckIcon className="order-choice__check" />}
          </button>
        </li>
      ))}
    </ul>
  );
  if (isOriginal) {
    return (
      <Card title={t('order')} end={all}>
        {header}
        <DetailRows
          rows={[{ label: t('orderStatus'), value: statusText(order) }, ...rowsWithDates(order.rows, locale)]}
        />
        {list}
      </Card>
    );
  }
  return (
    <MoneyPanel tone="neutral" hasSun={!isOpen}>
      <div className="order-choice__chosen">
        {header}
        {all}
      </div>
      <PanelLine>{statusText(order)}</PanelLine>
      {list}
    </MoneyPanel>
  );
}
