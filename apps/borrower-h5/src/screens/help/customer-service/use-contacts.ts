import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/web-platform/copy-text';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState } from 'react';
import { useServices } from '#shared/services.tsx';
import { useNavigateExternal } from '#shared/use-navigate-external.ts';
import type { Copies, ShownContact } from './contact.model.ts';

/** What opening and copying a contact does, and how copying went. */
export function useContacts() {
  const { bridge, window } = useServices();
  const { show } = useToast();
  const t = useMessages(commonMessages);
  const leave = useNavigateExternal();
  const [copies, setCopies] = useState<Copies>({});

  async function call(telephone: string) {
    const outcome = await bridge.send('callTelephone', { telephone });
    if (outcome.kind !== 'delivered') show({ message: t('phoneCopyHint', { phone: telephone }) });
  }

  return {
    copies,
    open: ({ value, way }: ShownContact) => {
      if (way?.kind === 'chat') void leave(way.link);
      if (way?.kind === 'call') void call(value.trim());
      // The link itself opens it.
      if (way?.kind === 'mail') show({ message: t('mailCopyHint', { address: value }) });
    },
    copy: ({ name, value }: ShownContact) =>
      void copyText(value, { window }).then(({ kind }) => setCopies((before) => ({ ...before, [name]: kind }))),
  };
}
