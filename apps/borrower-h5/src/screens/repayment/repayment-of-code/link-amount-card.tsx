import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import type { LinkAmount } from './repayment-of-code.model.ts';

/** The link's amount; '—' with a word about it where it cannot be read. */
export function LinkAmountCard({ amount }: { readonly amount: LinkAmount }): ReactElement | null {
  const t = useMessages(repaymentCodeMessages);
  if (amount.kind === 'none') return null;
  return (
    <Card>
      <Amount
        value={amount.kind === 'read' ? amount.amount : null}
        label={t('amount')}
        note={amount.kind === 'unreadable' && t('amountUnreadable')}
        align="center"
      />
    </Card>
  );
}
