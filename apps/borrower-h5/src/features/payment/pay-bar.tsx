import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { ActionBar, type BarAction, type BarButton, type BarLink } from '@peace/ui-kit/action-bar';
import { Row } from '@peace/ui-kit/row-card';
import { WriteNoteContext } from '@peace/ui-kit/write-note-context';
import { BarcodeIcon, WalletIcon } from '@peace/vant-react-compat/icon';
import { useContext, type ReactElement } from 'react';
import { toOrder, type OrderIds } from '#shared/order/order-ids.ts';
import type { BarState } from './payment-page.model.ts';

export interface PayBarEvents {
  readonly chooseMethod: () => void;
  /** Reads the order again, after a payment of which it is not known whether it went through. */
  readonly check: () => void;
  readonly retry: () => void;
  /** The borrower says that nothing came of the pending payment. */
  readonly cancel: () => void;
  readonly showBarcode: () => void;
}

export interface PayBarProps {
  readonly ids: OrderIds;
  readonly bar: BarState;
  /** Data that is still being read offers no action. */
  readonly isReading: boolean;
  readonly amount: Money | null;
  /** The label of the action, and another way; default 'Payment Method' alone. */
  readonly offer?: PayOffer | undefined;
  /** The page that repays the loan, if this one has nothing to pay. */
  readonly repay: string | undefined;
  readonly events: PayBarEvents;
}

export interface PayOffer {
  readonly label: string;
  readonly instead?: BarAction | undefined;
}

/** The one thing to do: pay, wait, check what became of the payment, or go back to the order. */
export function PayBar(props: PayBarProps): ReactElement {
  const { ids, bar, isReading, amount, offer, events } = props;
  const t = useMessages(repayMessages);
  const payment = useMessages(paymentMessages);
  const writeNote = useContext(WriteNoteContext);
  const order = { label: t('backToOrder'), ...toOrder(ids) };
  const code = useMessages(repaymentCodeMessages);
  const isPlain = useLocale().locale === 'original';
  const payLabel = usePayWording(amount);
  const label = isPlain ? t('paymentMethod') : payLabel;
  const choose = { label, action: `${label} ${amount?.minor}`, onClick: events.chooseMethod, isReplayable: true };
  const busyLabel = payment('checking');
  const again = { label: payment('checkAgain'), onClick: events.retry, isBusy: isReading, busyLabel };
  switch (bar.kind) {
    case 'check':
      return <CheckBar bar={bar} order={order} pay={choose} events={events} />;
    case 'order':
      if (props.repay) {
        const repay = { label: t('title'), href: props.repay, replace: true };
        return <ActionBar primary={repay} secondary={{ ...order, isQuiet: true }} />;
      }
      return <ActionBar primary={order} />;
    case 'done':
      return <ActionBar primary={{ label: t('done'), href: href(screens.orders) }} />;
    case 'paying':
      return (
        <ActionBar primary={{ ...choose, isBusy: true, busyLabel: t(bar.step === 'opening' ? 'opening' : 'paying') }} />
      );
    case 'reread':
      return <ActionBar primary={again} secondary={order} hint={bar.isUnreadable && t('amountUnreadable')} />;
    case 'next':
      return (
        <ActionBar
          primary={order}
          secondary={bar.isInstalment ? { ...choose, label: t('payNext'), isQuiet: true } : choose}
          hint={writeNote}
        />
      );
    case 'pay':
      if (bar.isByCode) {
        const counter = { label: code('barcode'), onClick: events.showBarcode, isReplayable: true };
        const others = { ...choose, label: t('payAnotherWay'), isQuiet: true };
        return <ActionBar primary={counter} secondary={others} hint={writeNote} />;
      }
      return (
        <ActionBar
          primary={{ ...choose, label: offer?.label ?? label }}
          secondary={bar.isOrderUnread ? again : offer?.instead}
          hint={writeNote}
        />
      );
  }
}

export interface CheckBarProps {
  readonly bar: BarState & { readonly kind: 'check' };
  readonly order: BarLink;
  /** Pays once more, which asks for confirmation first. */
  readonly pay: BarButton;
  readonly events: Pick<PayBarEvents, 'check' | 'cancel'>;
}

/** Checking the pending payment again comes first, and what can be done beside it stays. */
export function CheckBar({ bar, order, pay, events }: CheckBarProps): ReactElement {
  const t = useMessages(paymentMessages);
  const check = { label: t('checkAgain'), onClick: events.check, isBusy: bar.isChecking, busyLabel: t('checking') };
  const besides = {
    order,
    pay,
    inertPay: { ...pay, isInert: true },
    notPaid: { label: t('notPaid'), onClick: events.cancel, isQuiet: true },
    nothing: undefined,
  };
  return <ActionBar primary={check} secondary={besides[bar.beside]} />;
}

export interface PayAnotherWayProps {
  /** The code that was not paid with. */
  readonly code?: DefaultPayCode | null;
  /** No other payment may be asked for now. */
  readonly isInert: boolean;
  readonly onOpenCode?: () => void;
  readonly onChoose: () => void;
}

/** Beside a pending payment, whose check comes first: rows of the help's card for another payment, which asks before it pays. */
export function PayAnotherWay({ code, isInert, onOpenCode, onChoose }: PayAnotherWayProps): ReactElement {
  const t = useMessages(repayMessages);
  return (
    <>
      {code && (
        <Row
          icon={<BarcodeIcon />}
          title={[t('payCode'), code.title].filter(Boolean).join(': ')}
          onClick={onOpenCode}
        />
      )}
      {!isInert && <Row icon={<WalletIcon />} title={t('payAnotherWay')} onClick={onChoose} />}
    </>
  );
}

/** The button says how much it pays; in the original wording it is the specification's word alone. */
export function usePayWording(amount: Money | null): string {
  const t = useMessages(repayMessages);
  const { locale } = useLocale();
  if (amount === null || locale === 'original') return t('payment');
  return t('payAmount', { amount: formatMoney(amount) });
}
