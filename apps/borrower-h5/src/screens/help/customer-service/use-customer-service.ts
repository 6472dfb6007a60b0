import type { ParamsOf, screens } from '@peace/screens';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { customerServiceFirst, customerServiceFirstProps } from './customer-service.first.ts';
import type { CustomerServiceScreenProps } from './customer-service-screen.tsx';
import { useContacts } from './use-contacts.ts';

/** The view's props, from the backend and the borrower. */
export function useCustomerService({ orderId }: ParamsOf<typeof screens.customerService>): CustomerServiceScreenProps {
  const { state, reload } = useRead(customerServiceFirst.endpoint, {});
  const { copies, onOpen, onCopy } = useContacts();
  return {
    ...customerServiceFirstProps(state, orderId, copies),
    onBack: useGoBack(),
    onRetry: reload,
    onOpen,
    onCopy: (contact) => void onCopy(contact),
  };
}
