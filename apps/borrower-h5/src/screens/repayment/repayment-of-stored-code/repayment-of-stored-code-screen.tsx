import { repayMessages } from '@peace/i18n/messages/repay';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useLocale, useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { href, screens } from '@peace/screens';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import type { ReactElement } from 'react';
import { PendingBar } from '#features/repayment/pending-bar.tsx';
import { PayCodeGuidance } from '#features/repayment/pay-code-guidance.tsx';
import { SlipBarcode } from '#features/repayment/slip-barcode.tsx';
import type { SlipEvents, SlipState } from '#features/repayment/slip-state.ts';
import { StaleNotice } from '#shared/stale-notice.tsx';
import { ClientOnly } from '#shared/client-only.tsx';
import { OrderHelp } from '#shared/order-help/order-help.tsx';
import { PayAgainDialog, type PayAgainEvents } from '#shared/payment/pay-again-dialog.tsx';
import { PaymentNotice } from '#shared/payment/payment-notice.tsx';
import type { PaymentPhase } from '#shared/payment/payment-phase.ts';
import { totalOf, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import type { Refresh } from '#shared/refresh.ts';
import { instantText, wireDateText } from '#shared/wire-date-text.ts';
import type { CodeValidity } from './code-validity.model.ts';
import { PaymentNotices } from './payment-notices.tsx';

export interface RepaymentOfStoredCodeScreenProps extends PayAgainEvents {
  readonly stored: StoredPayCode;
  /** How far paying the order has come, by this code or otherwise. */
  readonly phase: PaymentPhase;
  readonly standing: CodeValidity;
  /** Whether the borrower is asked for the word to pay with it although another payment is pending. */
  readonly isAskedAgain: boolean;
  /** Whether the order is known as it stands now. */
  readonly refresh: Refresh;
  readonly slip: SlipState;
  readonly slipEvents: SlipEvents;
  readonly onBack: () => void;
  /** Reads the order again. */
  readonly onRetry: () => void;
  /** Asks whether the code is to be taken although another payment is pending. */
  readonly onPayAgain: () => void;
  /** Looks again what became of the pending payment. */
  readonly onCheck: () => void;
  /** The borrower says that nothing came of it. */
  readonly onCancelled: () => void;
  /** Opens the receipt of the payment that arrived. */
  readonly onReceipt: () => void;
}

/** Repayment by code, second version (spec §2): a channel's code, what it costs, and how to pay with it. */
export function RepaymentOfStoredCodeScreen(props: RepaymentOfStoredCodeScreenProps): ReactElement {
  const { stored, phase, standing, isAskedAgain, refresh, onBack } = props;
  const t = useMessages(repaymentCodeMessages);
  const isShown = standing === 'offered' || standing === 'reading' || standing === 'old';
  return (
    <PageFrame title={t('title')} onBack={onBack} actionBar={<Bar {...props} />}>
      <PaymentNotice
        phase={phase}
        // Where the bar looks again, one button is enough.
        onCheck={standing === 'offered' || standing === 'reading' ? props.onCheck : null}
        onCancelled={props.onCancelled}
        onPayAgain={standing === 'otherPayment' ? props.onPayAgain : null}
        onReceipt={props.onReceipt}
      />
      {isShown && <StaleNotice refresh={refresh} />}
      <div role="status">{standing === 'notCurrent' && <NotCurrent storedAt={stored.storedAt} />}</div>
      {isShown && <StoredCode {...props} />}
      <OrderHelp orderId={stored.orderId} />
      <ClientOnly>
        {() => (
          <PayAgainDialog
            phase={phase}
            isOpen={isAskedAgain}
            onConfirmAgain={props.onConfirmAgain}
            onDeclineAgain={props.onDeclineAgain}
          />
        )}
      </ClientOnly>
    </PageFrame>
  );
}

/** The one thing to do where the code is not to be copied. */
function Bar(props: RepaymentOfStoredCodeScreenProps): ReactElement | null {
  const { stored, standing, phase, onRetry } = props;
  const t = useMessages(repaymentCodeMessages);
  const { orderId, productId, purpose } = stored;
  const ids = { orderId, productId };
  const order = { label: t('backToOrder'), href: href(screens.orderDetails, ids) };
  switch (standing) {
    case 'over':
      return <ActionBar primary={order} />;
    case 'otherPayment':
      return phase.kind === 'pending' ? <PendingBar {...props} ids={ids} phase={phase} /> : null;
    case 'old':
      return <ActionBar primary={{ label: t('checkAgain'), onClick: onRetry }} secondary={order} />;
    case 'notCurrent':
      return (
        <ActionBar
          primary={{
            label: t('seeWhatIsDue'),
            href: href(purpose === 'extension' ? screens.repayDelay : screens.repay, ids),
          }}
          secondary={order}
        />
      );
    case 'reading':
    case 'offered':
      return null;
  }
}

function NotCurrent({ storedAt }: { readonly storedAt: number }): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { locale } = useLocale();
  const time = instantText(storedAt, locale);
  return <StatusBanner tone="warning" title={t('notCurrentTitle')} description={t('notCurrentText', { time })} />;
}

export interface NoStoredCodeScreenProps {
  readonly onBack: () => void;
}

/** Nothing is stored, or nothing that can be read. */
export function NoStoredCodeScreen({ onBack }: NoStoredCodeScreenProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <PageFrame title={t('title')} onBack={onBack}>
      <ScreenMessage
        drawing={LinkExpiredDrawing}
        title={t('infoMissing')}
        primary={{ label: t('backToOrder'), href: href(screens.orders) }}
      />
      <OrderHelp />
    </PageFrame>
  );
}

function StoredCode({ stored, standing, slip, slipEvents }: RepaymentOfStoredCodeScreenProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { locale } = useLocale();
  const repay = useMessages(repayMessages);
  const total = totalOf(stored);
  const date = wireDateText(stored.repayDate ?? '', locale);
  return (
    <>
      <PaySlip
        logo={<ProductLogo src={stored.logo} name={stored.title} />}
        title={stored.title}
        note={t('codeFrom', { time: instantText(stored.storedAt, locale) })}
        amount={total}
        amountLabel={t('totalPayment')}
        amountNote={total === null ? t('amountUnreadable') : date && repay('repaymentDate', { date })}
        amountCopyState={slip.copiedAmount}
        onCopyAmount={slipEvents.onCopyAmount}
        code={stored.payCode}
        codeLabel={t('contractOrPayCode')}
        copyState={slip.copied}
        onCopy={slipEvents.onCopyCode}
        copyLabel={t('clickToCopy')}
        isInert={standing !== 'offered'}
      >
        <PayCodeGuidance
          copied={slip.copied}
          shows={{ amount: total !== null, channels: stored.title !== '' || stored.payNotice.length > 0 }}
          biller={stored.title}
        />
        <SlipBarcode slip={slip} events={slipEvents} />
      </PaySlip>
      <PaymentNotices groups={stored.payNotice} />
    </>
  );
}
