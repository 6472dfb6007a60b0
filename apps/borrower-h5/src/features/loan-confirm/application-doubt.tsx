import { applicationMessages } from '@peace/i18n/messages/application';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Outcome } from '@peace/ui-kit/outcome';
import type { ReactElement } from 'react';

/** Above an offer that may be applied for again: what is not known of the first time. `isSure`: the orders show no new one. */
export function ApplicationDoubt({ isSure }: { readonly isSure: boolean }): ReactElement {
  const t = useMessages(applicationMessages);
  return (
    <Outcome
      kind={isSure ? 'notArrived' : 'unknown'}
      title={t(isSure ? 'notFoundTitle' : 'unsureTitle')}
      text={t(isSure ? 'notFoundText' : 'unsureText')}
      secondary={{ label: t('seeOrders'), href: href(screens.orders), replace: true }}
    />
  );
}
