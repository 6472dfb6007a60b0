import type { ReactElement } from 'react';
import type { DueNow } from './due.model.ts';
import { useDueText } from './use-due-text.ts';
import './due.css';

export interface PayWordsProps {
  readonly known: DueNow | null;
  /** The amount due could not be read: it is read again where the button leads. */
  readonly isUnread: boolean;
}

/** Labels a button that pays, with the amount as soon as that is known, in a place that was reserved for it. */
export function PayWords({ known, isUnread }: PayWordsProps): ReactElement {
  const words = useDueText();
  const text = isUnread ? words.t('payUnread') : words.pay(known);
  return (
    <span className="pay-words" data-room={words.t('payAmount', { amount: '₱00,000.00' })}>
      {/* Other words are another element: the same one would have moved. */}
      <span key={text} data-second>
        {text}
      </span>
    </span>
  );
}
