import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { useMessages } from '@peace/i18n/react';
import { formatDate, formatTime } from '@peace/money-date';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { FailedRefresh, Refresh } from '#shared/refresh.ts';

/** Says since when what is shown is known, once it could not be read again. Read out when it changes. */
export function OldNotice({ refresh }: { readonly refresh: Refresh }): ReactElement {
  return <div role="status">{refresh.kind === 'failed' && <Old refresh={refresh} />}</div>;
}

function Old({ refresh: { error, readAt } }: { readonly refresh: FailedRefresh }): ReactElement {
  const t = useMessages(payableOrderMessages);
  const common = useMessages(commonMessages);
  if (readAt === null) {
    return <StatusBanner tone="warning" title={t('orderUnread')} description={errorWording(error, common)} />;
  }
  const time = `${formatDate(readAt)} ${formatTime(readAt)}`;
  return <StatusBanner tone="warning" title={t('oldTitle')} description={t('oldText', { time })} />;
}
