import type { ParamsOf, screens } from '@peace/screens';
import { useDueTime } from '#features/due/use-due-text.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { customerServiceScreen, customerServiceProps } from './customer-service.screen.ts';
import { type CustomerServiceViewProps, CustomerServiceView } from './customer-service.view.tsx';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/web-platform/copy-text';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import type { Copies, ShownContact } from './contact.model.ts';

export function useCustomerService({ orderId }: ParamsOf<typeof screens.customerService>): CustomerServiceViewProps {
  const { state, reload } = useRead(customerServiceScreen.endpoint, {});
  const { copies, notCalled, open, copy } = useContacts();
  return {
    ...customerServiceProps(state, orderId, useDueTime(), copies),
    notCalled,
    events: {
      back: useGoBack(),
      retry: reload,
      open,
      copy,
    },
  };
}

export const CustomerServiceRoute = screenRoute({
  ...customerServiceScreen,
  useController: useCustomerService,
  View: CustomerServiceView,
});

function useContacts() {
  const { bridge, window } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const leave = useNavigateExternal();
  const [copies, setCopies] = useState<Copies>({});

  const [notCalled, setNotCalled] = useState<string | null>(null);

  async function call(number: string) {
    const outcome = await bridge.send('callTelephone', { telephone: number.trim() });
    setNotCalled(outcome.kind === 'delivered' ? null : number);
  }

  return {
    copies,
    notCalled,
    open: ({ value, way }: ShownContact) => {
      if (way?.kind === 'chat') void leave(way.link);
      if (way?.kind === 'call') void call(value);
      // The link itself opens it.
      if (way?.kind === 'mail') show({ message: t('mailCopyHint', { address: value }) });
    },
    copy: ({ name, value }: ShownContact) =>
      void copyText(value, { window }).then(({ kind }) => setCopies((before) => ({ ...before, [name]: kind }))),
  };
}
