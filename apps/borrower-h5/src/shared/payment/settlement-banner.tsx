import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { Settlement } from './settlement.ts';

/** Why nothing can be paid here, in the server's words. */
export function SettlementBanner({ settlement }: { readonly settlement: Settlement }): ReactElement {
  const t = useMessages(payableOrderMessages);
  const { kind, title, description } = settlement;
  // The title of an order that cannot be extended says that it is to be repaid: not what this page is about.
  const shownTitle = (kind !== 'notExtendable' && title) || t('nothingToPayTitle');
  return <StatusBanner tone={kind === 'closed' ? 'success' : 'info'} title={shownTitle} description={description} />;
}
