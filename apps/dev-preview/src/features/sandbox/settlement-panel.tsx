import type { PaymentSummary } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import { Chip, LabelledSelect, Section } from '#shared/controls.tsx';
import { pesos } from '#shared/pesos.ts';
import { dayAndTime } from '#shared/times.ts';
import { settlementLabel, settlementTimes } from './conditions.ts';
import '#shared/controls.css';
import './sandbox.css';

/** What was paid, and when the lender learns of it. */
export interface SettlementPanelProps {
  readonly payments: readonly PaymentSummary[];
  readonly settlesAfterMs: number;
  readonly onDelay: (afterMs: number) => void;
}

const tones = { pending: 'attention', settled: 'good', surplus: 'bad' } as const;

/** Every payment, newest first, and how long each takes to be known. */
export function SettlementPanel({ payments, settlesAfterMs, onDelay }: SettlementPanelProps): ReactElement {
  const times = settlementTimes.includes(settlesAfterMs) ? settlementTimes : [...settlementTimes, settlesAfterMs];
  return (
    <Section title="Settlement">
      <div className="dp-grid dp-grid--wide">
        <LabelledSelect
          label="The lender learns of a payment"
          value={String(settlesAfterMs)}
          options={times.map((ms) => ({ value: String(ms), label: settlementLabel(ms) }))}
          onChange={(ms) => onDelay(Number(ms))}
        />
      </div>
      {payments.length === 0 ? (
        <p className="dp-hint">Nothing was paid yet. Pending payments settle when “at once” is chosen.</p>
      ) : (
        <ul className="dp-list dp-lines dp-spaced" aria-label="Payments, newest first">
          {[...payments].reverse().map(({ reference, orderId, amount, isRollover, paidAt, outcome }) => (
            <li key={reference} className="dp-line">
              <span>
                <Chip tone={tones[outcome]}>{outcome}</Chip> {pesos(amount)} for order{' '}
                <span className="dp-mono">{orderId}</span>
                {isRollover ? ', extension' : ''}
              </span>
              <time className="dp-mono">{dayAndTime(paidAt)}</time>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
