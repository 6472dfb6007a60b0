import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { Tabs } from '@peace/vant-react-compat/tabs';
import { useState, type ReactElement } from 'react';
import { StepList } from '#features/repayment/step-list.tsx';
import type { StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import './payment-notices.css';

type Notices = StoredPayCode['payNotice'];

/** How to pay, a tab a group: its items with their steps. One group needs no tab. */
export function PaymentNotices({ groups }: { readonly groups: Notices }): ReactElement | null {
  const t = useMessages(repayMessages);
  const [chosen, setChosen] = useState('0');
  const group = groups[Number(chosen)] ?? groups[0];
  if (!group) return null;
  if (groups.length === 1)
    return (
      <Card title={group.title}>
        <Items items={group.items} />
      </Card>
    );
  return (
    <Card title={t('instructions')}>
      <div className="payment-notice__tabs">
        <Tabs
          label={t('instructions')}
          items={groups.map(({ title }, index) => ({ name: String(index), title }))}
          active={chosen}
          onChange={setChosen}
        >
          <div className="payment-notice__panel">
            <Items items={group.items} />
          </div>
        </Tabs>
      </div>
    </Card>
  );
}

function Items({ items }: Pick<Notices[number], 'items'>): ReactElement {
  return (
    <>
      {items.map((item, index) => (
        <section key={`${index}-${item.name}`} className="payment-notice">
          {item.name && <h3 className="payment-notice__name">{item.name}</h3>}
          <StepList steps={item.steps} />
        </section>
      ))}
    </>
  );
}
