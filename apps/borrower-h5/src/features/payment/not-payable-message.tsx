import { payableOrderMessages } from '@peace/i18n/messages/payable-order';
import { useMessages } from '@peace/i18n/react';
import { CheckingDrawing, RefusedDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import type { NotPayableReason } from './not-payable-reason.ts';
import { StatusBanner } from '@peace/ui-kit/status-banner';

/** A closed order may be repaid, cancelled or refused: only the server's words say which. */
const drawings = { closed: CheckingDrawing, notPayable: CheckingDrawing, notExtendable: RefusedDrawing } as const;

/** The page of an order of which nothing can be paid here: why, in the server's words. The page's bar leads back to it. */
export function NotPayableMessage({ notPayableReason }: { readonly notPayableReason: NotPayableReason }): ReactElement {
  const { kind, description } = notPayableReason;
  return (
    <ScreenMessage drawing={drawings[kind]} title={useNotPayableTitle(notPayableReason)}>
      {description}
    </ScreenMessage>
  );
}

/** An order that cannot be extended is still to be repaid, as its own words say: only this page has nothing for it. */
function useNotPayableTitle({ kind, title }: NotPayableReason): string {
  const t = useMessages(payableOrderMessages);
  return kind === 'notExtendable' ? t('notExtendableTitle') : title || t('nothingToPayTitle');
}

/** Below a payment that is under way: why nothing can be paid here, in the server's words. */
export function NotPayableBanner({ notPayableReason }: { readonly notPayableReason: NotPayableReason }): ReactElement {
  const title = useNotPayableTitle(notPayableReason);
  return <StatusBanner tone="info" title={title} description={notPayableReason.description} />;
}
