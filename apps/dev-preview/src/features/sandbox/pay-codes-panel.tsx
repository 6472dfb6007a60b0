import type { PayCodeSummary } from '@peace/sandbox/client';
import type { ReactElement } from 'react';
import { Section, ToolButton } from '#shared/controls.tsx';
import { pesos } from '#shared/pesos.ts';
import '#shared/controls.css';

/** The default pay codes with which something can be paid now. */
export interface PayCodesPanelProps {
  readonly payCodes: readonly PayCodeSummary[];
  readonly onPay: (code: string, what: { readonly isRollover: boolean }) => void;
}

/** Lets a borrower pay at a counter with a code. */
export function PayCodesPanel({ payCodes, onPay }: PayCodesPanelProps): ReactElement {
  return (
    <Section title="Pay codes">
      {payCodes.length === 0 ? (
        <p className="dp-empty">No order of this scenario has a pay code with something to pay.</p>
      ) : (
        <ul className="dp-list dp-lines" aria-label="Pay codes">
          {payCodes.map(({ code, orderId, amount, extensionAmount }) => (
            <li key={`${orderId} ${code}`} className="dp-line">
              <span>
                <strong className="dp-mono">{code}</strong> of order <span className="dp-mono">{orderId}</span>
              </span>
              <span className="dp-row">
                <ToolButton onClick={() => onPay(code, { isRollover: false })}>Pay {pesos(amount)}</ToolButton>
                {extensionAmount === undefined ? null : (
                  <ToolButton onClick={() => onPay(code, { isRollover: true })}>
                    Extend {pesos(extensionAmount)}
                  </ToolButton>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
