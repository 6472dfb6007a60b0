import { getSupportContact, type KfContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { plainMessage } from '@peace/i18n';
import { helpMessages } from '@peace/i18n/messages/help';
import { screens } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { appConfig } from '#shared/app-config.ts';
import { noop } from '#shared/noop.ts';
import { shownContacts, shownOrder, shownTelephone, type Copies } from './contact.model.ts';
import type { CustomerServiceScreenProps } from './customer-service-screen.tsx';

/** Customer service, as its route and its early page know it. */
export const customerServiceFirst = {
  address: screens.customerService,
  title: plainMessage(helpMessages, 'customerService'),
  endpoint: getSupportContact,
};

/** What customer service shows of a state; `orderId` is the link's, `copies` how copying went. */
export function customerServiceFirstProps(
  state: AsyncState<KfContact>,
  orderId: string | undefined,
  copies: Copies = {},
): CustomerServiceScreenProps {
  return {
    state: mapReady(state, (contact) => shownContacts(contact, copies)),
    telephone: shownTelephone(appConfig.servicePhone, copies),
    order: orderId === undefined ? null : shownOrder(orderId, copies),
    onBack: noop,
    onRetry: noop,
    onOpen: noop,
    onCopy: noop,
  };
}
