import { Card } from '@peace/ui-kit/card';
import { ArrowDownIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import { StepList } from '#features/repayment/step-list.tsx';
import type { StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import './payment-notices.css';

/** How to pay, group by group: each group's items with their steps. The first is open; each opens without a script. */
export function PaymentNotices({ groups }: { readonly groups: StoredPayCode['payNotice'] }): ReactElement {
  return (
    <>
      {groups.map((group, at) => (
        // A group's title is its name in the server's map, so no two are equal.
        <Card key={group.title}>
          <details open={at === 0} className="payment-notice__group">
            <summary className="payment-notice__summary">
              <h2 className="payment-notice__title">{group.title}</h2>
              <ArrowDownIcon className="payment-notice__arrow" />
            </summary>
            {group.items.map((item, index) => (
              <section key={`${index}-${item.name}`} className="payment-notice">
                {item.name && <h3 className="payment-notice__name">{item.name}</h3>}
                <StepList steps={item.steps} />
              </section>
            ))}
          </details>
        </Card>
      ))}
    </>
  );
}
