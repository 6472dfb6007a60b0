import type { KfContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/web-platform/copy-text';
import type { CopyState } from '@peace/ui-kit/copy-button';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState } from 'react';
import { appConfig } from '#shared/app-config.ts';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';
import type { ContactName, ShownContact } from './contact-card.tsx';
import { mailWay, onlineServiceWay, telephoneWay, type ContactWay } from './contact.model.ts';

/** The contacts as they are shown, and what opening and copying one does. */
export function useContacts(read: KfContact | null) {
  const { bridge, window } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const leave = useNavigateExternal();
  const [copies, setCopies] = useState<Readonly<Partial<Record<ContactName, CopyState>>>>({});
  const shown = (name: ContactName, value: string, way: ContactWay | null): ShownContact => ({
    name,
    value,
    way,
    copyState: copies[name] ?? 'idle',
  });

  async function call(telephone: string) {
    const outcome = await bridge.send('callTelephone', { telephone });
    if (outcome.kind !== 'delivered') show({ message: t('phoneCopyHint', { phone: telephone }) });
  }

  const { whatsApp = null, email = null } = read ?? {};
  return {
    contacts: [
      ...(whatsApp === null ? [] : [shown('onlineService', whatsApp, onlineServiceWay(whatsApp))]),
      ...(email === null ? [] : [shown('mail', email, mailWay(email))]),
    ],
    telephone: shown('telephone', appConfig.servicePhone, telephoneWay(appConfig.servicePhone)),
    onOpen: ({ value, way }: ShownContact) => {
      if (way?.kind === 'chat') void leave(way.link);
      if (way?.kind === 'call') void call(value.trim());
      // The link itself opens it.
      if (way?.kind === 'mail') show({ message: t('mailCopyHint', { address: value }) });
    },
    onCopy: async ({ name, value }: ShownContact) => {
      const outcome = await copyText(value, { window });
      setCopies((before) => ({ ...before, [name]: outcome.kind }));
    },
  };
}
