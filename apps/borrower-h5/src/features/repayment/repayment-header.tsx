import type { Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import './repayment-header.css';

export interface RepaymentHeaderProps {
  readonly amount: Money | null;
  readonly label: string;
  /** The server's date, as it came; empty where it sent none. */
  readonly date: string;
  /** A sentence about the date, with the date in it. */
  readonly dateSentence: string;
}

/** What is paid, large, and by when. */
export function RepaymentHeader({ amount, label, date, dateSentence }: RepaymentHeaderProps): ReactElement {
  const [before, after] = date ? dateSentence.split(date) : [];
  const note = date && (
    <>
      {before}
      {/* A date breaks at its hyphens otherwise. */}
      <span className="repayment-header__date">{date}</span>
      {after}
    </>
  );
  return (
    <Card>
      <Amount value={amount} label={label} note={note} align="center" />
    </Card>
  );
}
