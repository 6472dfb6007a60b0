import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { Amount } from '@peace/ui-kit/amount';
import { Card } from '@peace/ui-kit/card';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ProductHeader } from '@peace/ui-kit/product-header';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { CopyableCode } from '#features/repayment/copyable-code.tsx';
import { StaleNotice } from '#features/repayment/stale-notice.tsx';
import { OrderHelp, type OrderHelpEvents } from '#shared/order-help/order-help.tsx';
import { PayAgainDialog, type PayAgainEvents } from '#shared/payment/pay-again-dialog.tsx';
import { PaymentNotice } from '#shared/payment/payment-notice.tsx';
import { isSettled, type PaymentPhase } from '#shared/payment/payment-phase.ts';
import { totalOf, type StoredPayCode } from '#features/repayment/stored-pay-code.ts';
import type { CodeCopy } from '#features/repayment/use-copy-code.ts';
import type { Refresh } from '#shared/refresh.ts';
import { PaymentNotices } from './payment-notices.tsx';

export interface RepaymentOfStoredCodeScreenProps extends PayAgainEvents, OrderHelpEvents {
  readonly stored: StoredPayCode;
  /** How far paying the order has come, by this code or otherwise. */
  readonly phase: PaymentPhase;
  /** Whether the borrower is asked for the word to pay with it although another payment was begun. */
  readonly isAskedAgain: boolean;
  /** Whether the order is known as it stands now. */
  readonly refresh: Refresh;
  readonly copied: CodeCopy;
  readonly onBack: () => void;
  readonly onCopy: () => void;
  /** Reads the order again. */
  readonly onRetry: () => void;
  /** Looks again what became of the payment that was begun. */
  readonly onCheck: () => void;
  /** The borrower says that nothing came of it. */
  readonly onCancelled: () => void;
  /** Opens the receipt of the payment that arrived. */
  readonly onReceipt: () => void;
  readonly onOrder: () => void;
}

/** Repayment by code, second version (spec §2): a channel's code, what it costs, and how to pay with it. */
export function RepaymentOfStoredCodeScreen(props: RepaymentOfStoredCodeScreenProps): ReactElement {
  const { stored, phase, isAskedAgain, refresh, copied, onBack, onCopy, onRetry, onOrder } = props;
  const t = useMessages(repaymentCodeMessages);
  const toOrder = { label: t('backToOrder'), onClick: onOrder };
  const isOld = refresh.kind === 'failed';
  // What was paid by it is over, also where the order goes on: the next amount has another code.
  const isOver = isSettled(phase) || phase.kind === 'arrived';
  return (
    <PageFrame
      title={t('title')}
      onBack={onBack}
      actionBar={
        isOver ? (
          <ActionBar primary={toOrder} />
        ) : (
          isOld && <ActionBar primary={{ label: t('checkAgain'), onClick: onRetry }} secondary={toOrder} />
        )
      }
    >
      <PaymentNotice
        phase={phase}
        onCheck={props.onCheck}
        onCancelled={props.onCancelled}
        onReceipt={props.onReceipt}
      />
      <StaleNotice refresh={refresh} />
      {!isOver && <StoredCode stored={stored} copied={copied} onCopy={onCopy} />}
      <OrderHelp {...props} />
      <PayAgainDialog
        phase={phase}
        isOpen={isAskedAgain}
        onConfirmAgain={props.onConfirmAgain}
        onDeclineAgain={props.onDeclineAgain}
      />
    </PageFrame>
  );
}

export interface NoStoredCodeScreenProps extends OrderHelpEvents {
  readonly onBack: () => void;
  readonly onOrders: () => void;
}

/** Nothing is stored, or nothing that can be read. */
export function NoStoredCodeScreen({ onBack, onOrders, ...help }: NoStoredCodeScreenProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <PageFrame title={t('title')} onBack={onBack}>
      <ScreenMessage
        drawing={LinkExpiredDrawing}
        title={t('infoMissing')}
        primary={{ label: t('backToOrder'), onClick: onOrders }}
      />
      <OrderHelp {...help} />
    </PageFrame>
  );
}

interface StoredCodeProps {
  readonly stored: StoredPayCode;
  readonly copied: CodeCopy;
  readonly onCopy: () => void;
}

function StoredCode({ stored, copied, onCopy }: StoredCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const total = totalOf(stored);
  return (
    <>
      <Card>
        <Amount value={total} label={t('totalPayment')} note={total === null && t('amountUnreadable')} align="center" />
      </Card>
      <Card>
        <ProductHeader logo={stored.logo} name={stored.title} />
        <CopyableCode
          label={t('contractOrPayCode')}
          code={stored.payCode}
          copied={copied}
          onCopy={onCopy}
          shows={{ amount: total !== null, channels: stored.title !== '' || stored.payNotice.length > 0 }}
          biller={stored.title}
          copyLabel={t('clickToCopy')}
        />
      </Card>
      <PaymentNotices groups={stored.payNotice} />
    </>
  );
}
