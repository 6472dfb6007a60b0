import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { DueCard } from '@peace/ui-kit/due-card';
import type { ReactElement } from 'react';
import type { Urgency } from '#features/due/due.model.ts';
import { useDueText } from '#features/due/use-due-text.ts';

export interface RepaymentHeaderProps {
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
export function RepaymentHeader({ amount, title, label, date, urgency }: RepaymentHeaderProps): ReactElement {
  const t = useMessages(repayMessages);
  const { left } = useDueText();
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
