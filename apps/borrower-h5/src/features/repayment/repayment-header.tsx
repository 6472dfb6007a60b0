import type { Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';

export interface RepaymentHeaderProps {
  readonly amount: Money | null;
  readonly label: string;
  /** The date it is about, in a sentence; empty where the server sent none. */
  readonly note: string;
}

/** What is paid, large, and by when. */
export function RepaymentHeader({ amount, label, note }: RepaymentHeaderProps): ReactElement {
  return (
    <Card>
      <Amount value={amount} label={label} note={note} align="center" />
    </Card>
  );
}
