import type { PeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { errorWording, supportOf } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { PayChannelSheet } from '@peace/ui-kit/pay-channel-sheet';
import { SupportDetails } from '@peace/ui-kit/support-details';
import type { ReactElement } from 'react';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { href, screens } from '@peace/screens';
import type { PaymentRefusal } from './payment-record.ts';
import { payabilityOf } from './payable.model.ts';
import { usePayWording } from './pay-bar.tsx';
import type { SheetState } from './payment-page.model.ts';

export interface PaySheetEvents {
  readonly closeSheet: () => void;
  readonly selectChannel: (channelNumber: string) => void;
  readonly pay: () => void;
  readonly retry: () => void;
}

export interface PaySheetProps {
  readonly orderId: string;
  readonly isOpen: boolean;
  /** Names the loan and its due date. */
  readonly label: string;
  /** Null where they could not be read: an empty list says that there are none. */
  readonly channels: PeriodRepayment['channels'];
  readonly selected: string | undefined;
  readonly sheet: SheetState;
  /** The order's status could not be read. */
  readonly isOrderUnread: boolean;
  /** The amount that was tapped for, where it was not paid because something changed. */
  readonly stoppedAt?: Money | null;
  readonly amount: Money | null;
  readonly events: PaySheetEvents;
}

/** The sheet of channels with its Payment button, which says what is under way and what failed. */
export function PaySheet(props: PaySheetProps): ReactElement {
  const { orderId, isOpen, label, channels, selected, sheet, isOrderUnread, stoppedAt, amount, events } = props;
  const { failure } = sheet;
  const { locale } = useLocale();
  // The specification's wording has a title and names alone.
  const isPlain = locale === 'original';
  const t = useMessages(repayMessages);
  const common = useMessages(commonMessages);
  const payment = useMessages(paymentMessages);
  const payLabel = usePayWording(amount);
  const failureText = useFailureText();
  const payable = useMessages(payableOrderMessages);
  const help = useMessages(orderHelpMessages);
  const service = { label: help('customerService'), href: href(screens.customerService, { orderId }) };
  const again = {
    label: common('retry'),
    onClick: events.retry,
    isBusy: sheet.isChecking,
    busyLabel: common('retrying'),
  };
  // Closed, it says nothing: the page has its own notice.
  const stopText = isOpen && (isOrderUnread ? payable('statusUnread') : stoppedAt && stoppedText(stoppedAt));

  function stoppedText(before: Money): string {
    if (!amount || amount.minor === before.minor) return payment('changed');
    return payment('changedSum', { before: formatMoney(before), now: formatMoney(amount) });
  }

  return (
    <PayChannelSheet
      open={isOpen}
      onClose={events.closeSheet}
      title={t('paymentMethod')}
      label={isPlain ? undefined : label}
      caution={isPlain ? undefined : t('neverPersonal')}
      amount={amount}
      channels={channels ?? []}
      selected={selected}
      onSelect={events.selectChannel}
      payLabel={sheet.isOld ? payment('checkAgain') : payLabel}
      onPay={sheet.isOld ? events.retry : events.pay}
      isPaying={sheet.isPaying}
      isChecking={sheet.isChecking}
      payingLabel={t(sheet.payingLabel)}
      blockedReason={useBlockedReason(amount)}
      message={failure ? failureText(failure) : stopText}
      besideMessage={failure?.kind === 'call' && <SupportDetails {...supportOf(failure.error)} />}
      empty={channels ? { title: t('channelsEmpty'), action: service } : { title: t('channelsUnread'), action: again }}
    />
  );
}

function useFailureText(): (failure: PaymentRefusal) => string {
  const t = useMessages(repayMessages);
  const common = useMessages(commonMessages);
  return (failure) => {
    switch (failure.kind) {
      case 'call':
        return errorWording(failure.error, common);
      case 'linkRefused':
        return `${t('payLinkRefused')} ${t('payLinkRefusedNext')}`;
      // A card's code is asked for elsewhere.
      case 'needsCode':
      case 'wrongCode':
      case 'notOpened':
        return t('payLinkMissing');
    }
  };
}

/** Why an amount cannot be paid, in a sentence; `null` where it can. */
function useBlockedReason(amount: Money | null): string | null {
  const t = useMessages(repayMessages);
  switch (payabilityOf(amount).kind) {
    case 'payable':
      return null;
    case 'unreadable':
      return t('amountUnreadable');
    case 'nothing':
      return t('amountNothing');
  }
}
