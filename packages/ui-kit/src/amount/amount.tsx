import { formatMoney, type Money } from '@peace/money-date';
import type { ReactElement, ReactNode } from 'react';

import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import { Figure } from './figure.tsx';
import './amount.css';

export interface AmountProps {
  /** `null` when the server's amount could not be read, or is still to come. */
  readonly value: Money | null;
  /** The heading of the amount. */
  readonly label?: ReactNode;
  /** A line below it: a due date, a term. */
  readonly note?: ReactNode;
  readonly align?: 'start' | 'center';
  /** Whether the two strokes of the ₱ are below it. Default false. */
  readonly isStroked?: boolean;
  /** Stands for an amount that could not be read, in a smaller size; default '—'. */
  readonly missing?: string | undefined;
}

/** The large amount of a screen, with a raised sign and small centavos: tabular, on one line as far as the stylesheet can make it so. */
export function Amount({ value, label, note, align = 'start', isStroked, missing }: AmountProps): ReactElement {
  const words = value ? undefined : missing;
  return (
    <div className={`peace-amount peace-amount--${align}${isStroked ? ' peace-amount--stroked' : ''}`}>
      {label && <p className="peace-amount__label">{label}</p>}
      {words ? (
        <p className="peace-amount__none">{words}</p>
      ) : (
        <Figure as="p" className="peace-amount__value" isSet>
          {formatMoney(value)}
        </Figure>
      )}
      {note && (
        <p className="peace-amount__note">{typeof note === 'string' ? <UnbrokenText>{note}</UnbrokenText> : note}</p>
      )}
    </div>
  );
}
