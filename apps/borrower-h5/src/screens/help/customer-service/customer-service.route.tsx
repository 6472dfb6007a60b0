import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { helpMessages } from '@peace/i18n/messages/help';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { CustomerServiceScreen, type CustomerServiceState } from './customer-service-screen.tsx';
import { useContacts } from './use-contacts.ts';

/** `/customerService` */
export function CustomerServiceRoute(): ReactElement {
  const common = useMessages(commonMessages);
  const t = useMessages(helpMessages);
  const navigate = useNavigate();
  const read = useRead(getSupportContact, {});
  const { contacts, telephone, onOpen, onCopy } = useContacts(read.kind === 'ready' ? read.data : null);
  const state: CustomerServiceState =
    read.kind === 'ready'
      ? { kind: 'ready', contacts }
      : read.kind === 'failed'
        ? { kind: 'failed', message: errorWording(read.error, common), isRetrying: read.isRetrying }
        : read;
  return (
    <>
      <title>{t('customerService')}</title>
      <CustomerServiceScreen
        state={state}
        telephone={telephone}
        onBack={useGoBack()}
        onRetry={() => {
          if (read.kind !== 'loading') void read.reload();
        }}
        onOpen={onOpen}
        onCopy={(contact) => void onCopy(contact)}
        onMyComplaints={() => void navigate(paths.complaintList)}
        onAboutUs={() => void navigate(paths.aboutUs)}
        onPrivacyPolicy={() => void navigate(paths.privacyPolicy)}
      />
    </>
  );
}
