import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { helpMessages } from '@peace/i18n/messages/help';
import { useMessages } from '@peace/i18n/react';
import { mapReady } from '@peace/ui-kit/async-view';
import { linkTo } from '@peace/session';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useOrderIds } from '#shared/use-order-ids.ts';
import { useRead } from '#shared/use-read.ts';
import { CustomerServiceScreen } from './customer-service-screen.tsx';
import { useContacts } from './use-contacts.ts';

/** `/customerService` */
export function CustomerServiceRoute(): ReactElement {
  const t = useMessages(helpMessages);
  const navigate = useNavigate();
  const orderId = useOrderIds()?.orderId ?? null;
  const { state, reload } = useRead(getSupportContact, {});
  const { contacts, telephone, onOpen, onCopy } = useContacts(state.kind === 'ready' ? state.data : null);
  return (
    <>
      <title>{t('customerService')}</title>
      <CustomerServiceScreen
        state={mapReady(state, () => contacts)}
        telephone={telephone}
        orderId={orderId}
        onComplain={() => void navigate(linkTo(paths.complaint, { orderId: orderId ?? undefined }))}
        onBack={useGoBack()}
        onRetry={reload}
        onOpen={onOpen}
        onCopy={(contact) => void onCopy(contact)}
        onMyComplaints={() => void navigate(paths.complaintList)}
        onAboutUs={() => void navigate(paths.aboutUs)}
        onPrivacyPolicy={() => void navigate(paths.privacyPolicy)}
      />
    </>
  );
}
