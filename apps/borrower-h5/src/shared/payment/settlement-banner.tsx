import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import { useSettlementTitle } from './settlement-message.tsx';
import type { Settlement } from './settlement.ts';

/** Below a payment that is under way: why nothing can be paid here, in the server's words. */
export function SettlementBanner({ settlement }: { readonly settlement: Settlement }): ReactElement {
  const { kind, description } = settlement;
  const title = useSettlementTitle(settlement);
  return <StatusBanner tone={kind === 'closed' ? 'success' : 'info'} title={title} description={description} />;
}
