import { complaintMessages } from '@peace/i18n/messages/complaint';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';

/** The order does not take a collection complaint (spec §5): says so, and who helps all the same. */
export function CollectionRefused({ orderId }: { readonly orderId: string }): ReactElement {
  const t = useMessages(complaintMessages);
  const rule = useMessages(validationMessages);
  return (
    <StatusBanner tone="warning" title={rule('collectionNotSupported')} description={t('refusedText')}>
      <ButtonLink plain size="small" href={href(screens.customerService, { orderId })}>
        {t('customerService')}
      </ButtonLink>
    </StatusBanner>
  );
}
