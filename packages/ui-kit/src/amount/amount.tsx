import { formatMoney } from '@peace/money-date';
import type { Money } from '@peace/money-date';
import type { CSSProperties, ReactElement, ReactNode } from 'react';

import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './amount.css';

export interface AmountProps {
  /** `null` when the server's amount could not be read: shown as '—'. */
  readonly value: Money | null;
  /** What the amount is, above it. */
  readonly label?: ReactNode;
  /** A line below it: a due date, a term. */
  readonly note?: ReactNode;
  readonly align?: 'start' | 'center';
}

/** Length is known before layout, so a long amount is set smaller in the first markup already. */
type LengthStyle = CSSProperties & Record<'--amount-length', number>;

/** The large amount of a screen: tabular, on one line whatever its length. */
export function Amount({ value, label, note, align = 'start' }: AmountProps): ReactElement {
  const text = formatMoney(value);
  const style: LengthStyle = { '--amount-length': text.length };
  return (
    <div className={`peace-amount peace-amount--${align}`}>
      {label && <p className="peace-amount__label">{label}</p>}
      <p className="peace-amount__value" style={style}>
        {text}
      </p>
      {note && (
        <p className="peace-amount__note">{typeof note === 'string' ? <UnbrokenText>{note}</UnbrokenText> : note}</p>
      )}
    </div>
  );
}
