import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { DueCard } from '@peace/ui-kit/due-card';
import type { ReactElement } from 'react';
import type { Urgency } from '#features/due/due.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';
import './payment-notice.css';

export interface RepaymentHeaderProps {
  /** As a row with title and amount: a payment of it is under way, and that is what matters. */
  readonly isBrief: boolean;
  readonly amount: Money | null;
  readonly title: string;
  /** The label of the amount, where the title does not say it. */
  readonly label?: string | undefined;
  /** A sentence with the date in it; empty where the server sent none. */
  readonly date: string;
  /** How long there is; null where that is not known, or is not about this amount. */
  readonly urgency: Urgency | null;
}

/** Shows the amount, its date and its urgency in the card that Order Details begins with. */
export function RepaymentHeader({ isBrief, amount, title, label, date, urgency }: RepaymentHeaderProps): ReactElement {
  const t = useMessages(repayMessages);
  const { left } = useDueText();
  if (isBrief) {
    return <DetailRows rows={[{ label: title, value: formatMoney(amount), className: 'repayment-brief' }]} />;
  }
  return (
    <DueCard
      tone={urgency?.tone ?? 'calm'}
      title={title}
      label={label}
      chip={urgency && left(urgency)}
      amount={amount}
      missing={t('noAmount')}
      due={date}
    />
  );
}
