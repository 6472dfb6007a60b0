import { Card } from '@peace/ui-kit/card';
import { Fold } from '@peace/ui-kit/fold';
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
          <Fold title={group.title} isOpen={at === 0}>
            {group.items.map((item, index) => (
              <section key={`${index}-${item.name}`} className="payment-notice">
                {item.name && <h3 className="payment-notice__name">{item.name}</h3>}
                <StepList steps={item.steps} />
              </section>
            ))}
          </Fold>
        </Card>
      ))}
    </>
  );
}
