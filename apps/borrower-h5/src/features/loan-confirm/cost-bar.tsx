import type { Money } from '@peace/money-date';
import type { CSSProperties, ReactElement } from 'react';
import './cost-bar.css';

type BarStyle = CSSProperties & Record<'--cost-share', string>;

/** What is repaid as one bar: what the borrower gets, and at its end what the loan costs, to scale. The figures beside it say both. */
export function CostBar({ received, cost }: { readonly received: Money; readonly cost: Money }): ReactElement | null {
  const whole = received.minor + cost.minor;
  if (whole <= 0) return null;
  const style: BarStyle = { '--cost-share': `${((100 * cost.minor) / whole).toFixed(2)}%` };
  return (
    <div className="cost-bar" style={style} aria-hidden="true">
      <span className="cost-bar__get" />
      {cost.minor > 0 && <span className="cost-bar__cost" />}
    </div>
  );
}
