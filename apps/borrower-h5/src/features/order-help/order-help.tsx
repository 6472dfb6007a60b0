import { orderHelpMessages } from '@peace/i18n/messages/order-help';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { FoldRow, Row, RowCard } from '@peace/ui-kit/row-card';
import { ChatIcon, SuccessIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';
import { paidReportHref, useReportedText } from '#features/complaint/paid-report.ts';
import { useOpenText } from './use-open-text.ts';

export interface OrderHelpProps {
  /** The order that help may be needed with; without one there is nothing to complain about. */
  readonly orderId?: string | undefined;
  /** The amount due, if the borrower may report that it was paid. */
  readonly due?: { readonly amount: Money | null; readonly reportedAt: number | null } | undefined;
  /** The moment it is seen at, see `useDueTime`; without it the hours are not shown. */
  readonly now?: number | null;
  /** Default 'Get help'. */
  readonly title?: ReactNode;
  /** Rows above it, in the same card. */
  readonly above?: ReactNode;
  /** The first way. */
  readonly children?: ReactNode;
}

/** One row of help on a screen where money is. It opens without a script; 'I've paid already' has a row of its own. */
export function OrderHelp({ orderId, due, now, title, above, children }: OrderHelpProps): ReactElement {
  const t = useMessages(orderHelpMessages);
  return (
    <RowCard>
      {above}
      <FoldRow
        icon={<ChatIcon />}
        title={
          <>
            {title ?? <span>{t('title')}</span>}
            {/* Its place is reserved: it comes with the app. */}
            {now !== undefined && (
              <small>
                <ClientOnly>{() => <OpenNow now={now} />}</ClientOnly>
              </small>
            )}
          </>
        }
      >
        {children}
        <Row title={t('customerService')} href={href(screens.customerService, { orderId })} />
        {orderId && <Row title={t('complain')} href={href(screens.complaint, { orderId })} />}
        <Row title={t('yourRights')} href={href(screens.help, { orderId })} />
      </FoldRow>
      {orderId && due && (
        // The amount due may come with a second response.
        <div data-second>
          <Row
            icon={<SuccessIcon />}
            title={t('paid')}
            note={<ClientOnly>{() => <Reported at={due.reportedAt} />}</ClientOnly>}
            href={paidReportHref(orderId, due.amount)}
          />
        </div>
      )}
    </RowCard>
  );
}

function OpenNow({ now }: { readonly now: number | null }): ReactElement {
  return <>{useOpenText(now)?.text}</>;
}

/** An earlier report is known to this phone alone, so it is read when the app is there. */
function Reported({ at }: { readonly at: number | null }): ReactElement | null {
  const reported = useReportedText();
  return at === null ? null : <small>{reported(at)}</small>;
}
