import { getSupportContact, type KfContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { plainMessage } from '@peace/i18n';
import { helpMessages } from '@peace/i18n/messages/help';
import { screens } from '@peace/screens';
import { mapReady, type AsyncState } from '@peace/ui-kit/async-view';
import { appConfig } from '#shared/app-config.ts';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import { shownContacts, shownOrder, shownTelephone, type Copies } from './contact.model.ts';
import type { CustomerServiceViewProps } from './customer-service.view.tsx';

export const customerServiceScreen = {
  address: screens.customerService,
  title: plainMessage(helpMessages, 'customerService'),
  endpoint: getSupportContact,
};

export function customerServiceProps(
  state: AsyncState<KfContact>,
  orderId: string | undefined,
  now: number | null,
  copies: Copies = {},
): StateOf<CustomerServiceViewProps> {
  return {
    state: mapReady(state, (contact) => shownContacts(contact, copies)),
    telephone: shownTelephone(appConfig.servicePhone, copies),
    order: orderId === undefined ? null : shownOrder(orderId, copies),
    notCalled: null,
    now,
  };
}

export const earlyScreens: EarlyScreens<typeof customerServiceScreen> = () => [
  { ...customerServiceScreen, atFirst: (state, { params, now }) => customerServiceProps(state, params.orderId, now) },
];
