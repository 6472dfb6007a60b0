import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import type { LinkAmount } from './repayment-of-code.model.ts';

export interface LinkAmountCardProps {
  readonly amount: LinkAmount;
  /** By when it is due, or what is wrong with it. */
  readonly note: string | null;
}

/** The link's amount; with a word about it where it cannot be read. */
export function LinkAmountCard({ amount, note }: LinkAmountCardProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <Card>
      <Amount
        value={amount.kind === 'read' ? amount.amount : null}
        missing={t('noAmount')}
        label={t('amount')}
        note={note}
        align="center"
      />
    </Card>
  );
}
