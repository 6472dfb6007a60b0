import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { plainMessage } from '@peace/i18n';
import { helpMessages } from '@peace/i18n/messages/help';
import { href, screens, type ParamsOf } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { screenRoute } from '#shared/screen-route.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { CustomerServiceScreen } from './customer-service-screen.tsx';
import { useContacts } from './use-contacts.ts';

/** `/customerService` */
export const CustomerServiceRoute = screenRoute({
  address: screens.customerService,
  title: plainMessage(helpMessages, 'customerService'),
  Page: CustomerService,
});

function CustomerService({ params }: { readonly params: ParamsOf<typeof screens.customerService> }): ReactElement {
  const navigate = useNavigate();
  const { orderId } = params;
  const { state, reload } = useRead(getSupportContact, {});
  const { contacts, telephone, onOpen, onCopy } = useContacts(state.kind === 'ready' ? state.data : null);
  return (
    <CustomerServiceScreen
      state={mapReady(state, () => contacts)}
      telephone={telephone}
      orderId={orderId ?? null}
      onComplain={() => void navigate(href(screens.complaint, { orderId }))}
      onBack={useGoBack()}
      onRetry={reload}
      onOpen={onOpen}
      onCopy={(contact) => void onCopy(contact)}
      onMyComplaints={() => void navigate(href(screens.complaintList))}
      onAboutUs={() => void navigate(href(screens.aboutUs))}
      onPrivacyPolicy={() => void navigate(href(screens.privacyPolicy))}
    />
  );
}
