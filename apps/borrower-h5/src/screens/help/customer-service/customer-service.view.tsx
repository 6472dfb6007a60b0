import { commonMessages } from '@peace/i18n/messages/common';
import { helpMessages } from '@peace/i18n/messages/help';
import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { AsyncView, useSlowLine, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { LanguageSwitch } from '@peace/ui-kit/language-switch';
import { NoComplaintDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Cell } from '@peace/vant-react-compat/cell';
import { CellGroup } from '@peace/vant-react-compat/cell-group';
import type { ReactElement } from 'react';
import { ContactCard, type ContactEvents } from './contact-card.tsx';
import type { ShownContact } from './contact.model.ts';

/** What a borrower may do on customer service. */
export interface CustomerServiceEvents extends ContactEvents {
  readonly back: () => void;
  readonly retry: () => void;
}

export interface CustomerServiceViewProps {
  readonly state: AsyncState<readonly ShownContact[]>;
  /** The deployment's own number: shown where the contacts are slow to come, cannot be read, or none is there. */
  readonly telephone: ShownContact;
  /** The order that help is needed with; null where the screen was opened without one. */
  readonly orderId: string | null;
  readonly events: CustomerServiceEvents;
}

/** How to reach customer service (spec §2), each contact to be opened, read and copied; and the language. */
export function CustomerServiceView(props: CustomerServiceViewProps): ReactElement {
  const { state, telephone, orderId, events } = props;
  const t = useMessages(helpMessages);
  const common = useMessages(commonMessages);
  const order = useMessages(orderHelpMessages);
  const isEmpty = state.kind === 'ready' && state.data.length === 0;
  const { isSlow } = useSlowLine(state.kind === 'loading');
  return (
    <PageFrame title={t('customerService')} onBack={events.back}>
      {orderId !== null && <StatusBanner tone="info" title="" description={order('aboutOrder', { number: orderId })} />}
      <AsyncView
        state={state}
        onRetry={events.retry}
        skeleton={<CustomerServiceSkeleton />}
        loadingLabel={t('loading')}
        empty={() => isEmpty && { drawing: NoComplaintDrawing, title: t('noContact'), text: t('noContactText') }}
      >
        {(contacts) => <Contacts {...props} contacts={contacts} />}
      </AsyncView>
      {(isEmpty || isSlow || state.kind === 'failed') && <ContactCard contact={telephone} events={events} />}
      <CellGroup inset title={t('more')}>
        {orderId !== null && (
          <Cell title={order('complainAbout', { number: orderId })} href={href(screens.complaint, { orderId })} />
        )}
        <Cell title={t('myComplaints')} href={href(screens.complaintList)} />
        <Cell title={t('aboutUs')} href={href(screens.aboutUs)} />
        <Cell title={t('privacyPolicy')} href={href(screens.privacyPolicy)} />
      </CellGroup>
      <Card title={common('language')}>
        <LanguageSwitch />
      </Card>
    </PageFrame>
  );
}

interface ContactsProps {
  readonly contacts: readonly ShownContact[];
  readonly events: ContactEvents;
}

function Contacts({ contacts, events }: ContactsProps): ReactElement {
  return (
    <>
      {contacts.map((contact) => (
        <ContactCard key={contact.name} contact={contact} events={events} />
      ))}
    </>
  );
}

/** Two contacts, each with its button. */
function CustomerServiceSkeleton(): ReactElement {
  return (
    <>
      {[1, 2].map((contact) => (
        <Card key={contact}>
          <div>
            <SkeletonLine kind="small" />
            <SkeletonLine />
          </div>
          <SkeletonLine kind="button" />
        </Card>
      ))}
    </>
  );
}
