import { commonMessages } from '@peace/i18n/messages/common';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import type { Redirect } from './order-details.model.ts';

export interface RedirectNoticeProps {
  readonly redirect: Redirect;
  readonly onFollow: () => void;
}

/** Above an order that leads elsewhere: what became of that, and the way to try it again. */
export function RedirectNotice({ redirect, onFollow }: RedirectNoticeProps): ReactElement | null {
  const t = useMessages(orderDetailsMessages);
  const common = useMessages(commonMessages);
  const again = (
    <Button size="small" onClick={onFollow}>
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
  }
}
