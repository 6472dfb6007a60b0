import { useId, useState, type ReactElement } from 'react';

import { MoreButton } from '../more-button/more-button.tsx';
import { OneLine } from '../one-line/one-line.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import { useLongList } from '../use-long-list/use-long-list.tsx';
import './detail-rows.css';

/** A label and its value, both as they are read; an amount comes formatted. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
  /** The sum of the amounts above it. */
  readonly isTotal?: boolean;
  /** A class of the caller's, where the row is not like the others. */
  readonly className?: string | undefined;
}

export interface DetailRowsProps {
  readonly rows: readonly DetailRow[];
  /** How many rows show before 'more' is tapped. Default all. */
  readonly collapsedTo?: number;
}

/** Labels and their values. Rows without both are not shown. */
export function DetailRows({ rows, collapsedTo = Number.POSITIVE_INFINITY }: DetailRowsProps): ReactElement | null {
  const [isExpanded, setIsExpanded] = useState(false);
  const listId = useId();
  const all = shownRows(rows);
  const visible = useLongList(isExpanded ? all : all.slice(0, collapsedTo));
  if (all.length === 0) return null;

  return (
    <div className="peace-details">
      <dl id={listId} className="peace-details__list">
        {visible.map((row, index) => (
          // Two rows may carry the same label.
          <div
            key={`${index}-${row.label}`}
            className={`peace-details__row${row.isTotal ? ' peace-details__row--total' : ''}${row.className ? ` ${row.className}` : ''}`}
          >
            <dt className="peace-details__label">{row.label}</dt>
            <dd className="peace-details__value">
              <Value text={row.value} />
            </dd>
          </div>
        ))}
      </dl>
      {all.length > collapsedTo && (
        <MoreButton listId={listId} isExpanded={isExpanded} onToggle={() => setIsExpanded(!isExpanded)} />
      )}
    </div>
  );
}

/** The rows with a label or a value (spec §2). */
function shownRows(rows: readonly DetailRow[]): readonly DetailRow[] {
  return rows.filter(({ label, value }) => label.trim() !== '' || value.trim() !== '');
}

/** An amount stays on one line, and so does each date and amount within a text; other words may wrap anywhere. */
function Value({ text }: { readonly text: string }): ReactElement {
  return isAmountText(text) ? <OneLine>{text}</OneLine> : <UnbrokenText>{text}</UnbrokenText>;
}

const AMOUNT = /^[-+−]?\s?(?:[₱₹$]|php|inr|rs\.?)?\s?[-+−]?\d[\d,]*(?:\.\d+)?\s?(?:php|inr)?$/i;

/** Whether the server's text is an amount, which stays on one line: '₱ 1,234.50', 'PHP 500', '-1,000.00'. */
export function isAmountText(text: string): boolean {
  return text.length <= 24 && AMOUNT.test(text.trim());
}
