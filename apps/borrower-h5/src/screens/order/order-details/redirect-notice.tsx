import { commonMessages } from '@peace/i18n/messages/common';
import { orderPromptMessages } from '@peace/i18n/messages/order-prompt';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import type { Redirect } from './order-details.model.ts';

export interface RedirectNoticeProps {
  readonly redirect: Redirect;
  readonly events: { readonly follow: () => void };
}

/** Says where the order's confirm link led, if not away, and follows it again. */
export function RedirectNotice({ redirect, events }: RedirectNoticeProps): ReactElement | null {
  const t = useMessages(orderPromptMessages);
  const common = useMessages(commonMessages);
  const again = (
    <Button size="small" onClick={events.follow}>
      {t('openAgain')}
    </Button>
  );
  switch (redirect) {
    case 'none':
    case 'leaving':
      return null;
    case 'refused':
      return <StatusBanner tone="danger" title={t('nextRefused')} description={t('nextRefusedText')} />;
    case 'delegatedToApp':
      return (
        <StatusBanner tone="info" title={t('goesOnInApp')} description={t('goesOnInAppText')}>
          {again}
        </StatusBanner>
      );
    case 'notOpened':
      return (
        <StatusBanner tone="warning" title={common('appCouldNotOpen')}>
          {again}
        </StatusBanner>
      );
    case 'stayed':
      return (
        <StatusBanner tone="warning" title={common('pageNotOpened')}>
          <Button size="small" onClick={events.follow}>
            {common('retry')}
          </Button>
        </StatusBanner>
      );
  }
}
