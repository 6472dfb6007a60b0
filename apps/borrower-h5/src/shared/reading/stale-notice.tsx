import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { useLocale, useMessages } from '@peace/i18n/react';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import { instantText } from '#shared/wire-date-text.ts';
import type { FailedRefresh, Refresh } from './refresh.ts';

interface StaleNoticeProps {
  readonly refresh: Refresh;
  /** Why the order alone could not be read. */
  readonly orderFailure?: FailedRefresh | null;
}

/** Says since when what is shown is known, once it could not be read again, or what could not be checked. Read out when it changes. */
export function StaleNotice({ refresh, orderFailure }: StaleNoticeProps): ReactElement {
  return (
    <div role="status">
      <ClientOnly>
        {() =>
          refresh.kind === 'failed' ? <Old refresh={refresh} /> : orderFailure && <OrderUnread failure={orderFailure} />
        }
      </ClientOnly>
    </div>
  );
}

function OrderUnread({ failure }: { readonly failure: FailedRefresh }): ReactElement {
  const t = useMessages(payableOrderMessages);
  const common = useMessages(commonMessages);
  return (
    <StatusBanner
      tone="warning"
      title={t('statusUnread')}
      description={`${errorWording(failure.error, common)} ${t('statusUnreadText')}`}
    />
  );
}

function Old({ refresh: { error, readAt } }: { readonly refresh: FailedRefresh }): ReactElement {
  const t = useMessages(payableOrderMessages);
  const common = useMessages(commonMessages);
  const { locale } = useLocale();
  if (readAt === null) {
    return <StatusBanner tone="warning" title={t('orderUnread')} description={errorWording(error, common)} />;
  }
  const time = instantText(readAt, locale);
  return <StatusBanner tone="warning" title={t('oldTitle')} description={t('oldText', { time })} />;
}
