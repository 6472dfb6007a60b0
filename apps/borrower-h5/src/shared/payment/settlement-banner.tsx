import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import type { Settlement } from './settlement.ts';

/** Why nothing can be paid here, in the server's words. */
export function SettlementBanner({ settlement }: { readonly settlement: Settlement }): ReactElement {
  const t = useMessages(payableOrderMessages);
  const { kind, title, description } = settlement;
  // An order that cannot be extended is still to be repaid, as its own words say: only this page has nothing for it.
  const shownTitle = kind === 'notExtendable' ? t('notExtendableTitle') : title || t('nothingToPayTitle');
  return <StatusBanner tone={kind === 'closed' ? 'success' : 'info'} title={shownTitle} description={description} />;
}
