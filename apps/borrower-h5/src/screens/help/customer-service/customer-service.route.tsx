import { contactKfInfo } from '@peace/api-client/contract/customer-service/contact-kf-info';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { helpMessages } from '@peace/i18n/messages/help';
import { useMessages } from '@peace/i18n/react';
import { copyText } from '@peace/session/copy-text';
import type { CopyState } from '@peace/ui-kit/copy-button';
import { useToast } from '@peace/vant-react-compat/toast';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';
import { useDoor } from '#shared/use-door.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { mailLink, onlineServiceLink } from './contact.model.ts';
import { CustomerServiceScreen, type CustomerServiceState } from './customer-service-screen.tsx';

/** `/customerService` */
export function CustomerServiceRoute(): ReactElement {
  const { window } = useServices();
  const { show } = useToast();
  const common = useMessages(commonMessages);
  const t = useMessages(helpMessages);
  const navigate = useNavigate();
  const leave = useDoor();
  const read = useRead(contactKfInfo, {});
  const [copies, setCopies] = useState<Readonly<Record<'onlineService' | 'mail', CopyState>>>({
    onlineService: 'idle',
    mail: 'idle',
  });
  const { whatsApp = null, email = null } = read.kind === 'ready' ? read.data : {};
  const values = { onlineService: whatsApp, mail: email };
  const onlineLink = whatsApp === null ? null : onlineServiceLink(whatsApp);

  async function copy(what: 'onlineService' | 'mail') {
    const outcome = await copyText(values[what] ?? '', { window });
    setCopies((before) => ({ ...before, [what]: outcome.kind }));
  }

  const state: CustomerServiceState =
    read.kind === 'ready'
      ? {
          kind: 'ready',
          onlineService:
            whatsApp === null ? null : { value: whatsApp, link: onlineLink, copyState: copies.onlineService },
          mail: email === null ? null : { value: email, link: mailLink(email), copyState: copies.mail },
        }
      : read.kind === 'failed'
        ? { kind: 'failed', message: errorWording(read.error, common), isRetrying: read.isRetrying }
        : read;
  return (
    <>
      <title>{t('customerService')}</title>
      <CustomerServiceScreen
        state={state}
        onBack={useGoBack()}
        onRetry={() => {
          if (read.kind !== 'loading') void read.reload();
        }}
        onOpenOnlineService={() => {
          if (onlineLink !== null) void leave(onlineLink);
        }}
        onOpenMail={() => show({ message: common('mailCopyHint', { address: email ?? '' }) })}
        onCopy={(what) => void copy(what)}
        onMyComplaints={() => void navigate(paths.complaintList)}
        onAboutUs={() => void navigate(paths.aboutUs)}
        onPrivacyPolicy={() => void navigate(paths.privacyPolicy)}
      />
    </>
  );
}
