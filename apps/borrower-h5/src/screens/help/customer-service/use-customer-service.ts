import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { href, screens, type ParamsOf } from '@peace/screens';
import { mapReady } from '@peace/ui-kit/async-view';
import { useNavigate } from '#shared/router.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import type { CustomerServiceScreenProps } from './customer-service-screen.tsx';
import { useContacts } from './use-contacts.ts';

/** The view's props, from the backend and the borrower. */
export function useCustomerService({ orderId }: ParamsOf<typeof screens.customerService>): CustomerServiceScreenProps {
  const navigate = useNavigate();
  const { state, reload } = useRead(getSupportContact, {});
  const { contacts, telephone, onOpen, onCopy } = useContacts(state.kind === 'ready' ? state.data : null);
  return {
    state: mapReady(state, () => contacts),
    telephone,
    orderId: orderId ?? null,
    onComplain: () => navigate(href(screens.complaint, { orderId })),
    onBack: useGoBack(),
    onRetry: reload,
    onOpen,
    onCopy: (contact) => void onCopy(contact),
    onMyComplaints: () => navigate(href(screens.complaintList)),
    onAboutUs: () => navigate(href(screens.aboutUs)),
    onPrivacyPolicy: () => navigate(href(screens.privacyPolicy)),
  };
}
