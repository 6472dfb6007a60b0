import type { ReactElement } from 'react';
import { Chip, Section, ToolButton } from '#shared/controls.tsx';
import { pesos } from '#shared/pesos.ts';
import type { PayLink } from './look-at.ts';
import '#shared/controls.css';

/** The issued pay links. */
export interface PayLinksPanelProps {
  readonly payLinks: readonly PayLink[];
  readonly onSettle: (token: string) => void;
}

/** Lets a borrower pay a link at the partner, without opening it. */
export function PayLinksPanel({ payLinks, onSettle }: PayLinksPanelProps): ReactElement {
  return (
    <Section title="Pay links">
      {payLinks.length === 0 ? (
        <p className="dp-empty">No pay link was handed out yet. One appears here with each payment that is started.</p>
      ) : (
        <ul className="dp-list dp-lines" aria-label="Pay links">
          {payLinks.map(({ token, orderId, amount, channelName, isRollover, paidAt }) => (
            <li key={token} className="dp-line">
              <span>
                Order <span className="dp-mono">{orderId}</span>, {channelName}, {pesos(amount)}
                {isRollover ? ', extension' : ''}
              </span>
              {paidAt === undefined ? (
                <ToolButton onClick={() => onSettle(token)}>Pay it</ToolButton>
              ) : (
                <Chip tone="good">paid</Chip>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
