import { Card } from '@peace/ui-kit/card';
import type { ReactElement } from 'react';
import { StepList } from '#features/repayment/step-list.tsx';
import type { StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import './payment-notices.css';

/** How to pay, group by group: each group's items with their steps. */
export function PaymentNotices({ groups }: { readonly groups: StoredPayCode['payNotice'] }): ReactElement {
  return (
    <>
      {groups.map((group) => (
        // A group's title is its name in the server's map, so no two are equal.
        <Card key={group.title} title={group.title}>
          {group.items.map((item, index) => (
            <section key={`${index}-${item.name}`} className="payment-notice">
              {item.name && <h3 className="payment-notice__name">{item.name}</h3>}
              <StepList steps={item.steps} />
            </section>
          ))}
        </Card>
      ))}
    </>
  );
}
