import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { LinkExpiredDrawing, ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import type { CodeCopy } from '#features/repayment/use-copy-code.ts';
import { OrderHelp, type OrderHelpEvents } from '#shared/order-help/order-help.tsx';
import { CounterCode } from './counter-code.tsx';
import { QrCode } from './qr-code.tsx';
import type { RepaymentCode } from './repayment-of-code.model.ts';

export interface RepaymentOfCodeScreenProps extends OrderHelpEvents {
  readonly code: RepaymentCode;
  readonly copied: CodeCopy;
  readonly onBack: () => void;
  readonly onCopy: () => void;
  /** To the order, or to all of them where the link names none. */
  readonly onOrder: () => void;
}

/** Repayment by code (spec §2): a code to copy, or a QR image to scan; without either, the way back. */
export function RepaymentOfCodeScreen(props: RepaymentOfCodeScreenProps): ReactElement {
  const { code, copied, onBack, onCopy, onOrder } = props;
  const t = useMessages(repaymentCodeMessages);
  const toOrder = { label: t('backToOrder'), onClick: onOrder };
  return (
    <PageFrame title={t('title')} onBack={onBack}>
      {code.kind === 'code' && code.payCode !== null && (
        <CounterCode code={code} payCode={code.payCode} copied={copied} onCopy={onCopy} />
      )}
      {code.kind === 'code' && code.payCode === null && (
        <ScreenMessage drawing={LinkExpiredDrawing} title={t('payCodeMissing')} primary={toOrder} />
      )}
      {code.kind === 'qr' && code.picture.kind === 'shown' && (
        <QrCode amount={code.amount} image={code.picture.src} onOrder={onOrder} />
      )}
      {code.kind === 'qr' && code.picture.kind === 'missing' && (
        <ScreenMessage drawing={ServiceDownDrawing} title={t('imageMissing')} primary={toOrder} />
      )}
      {code.kind === 'qr' && code.picture.kind === 'untrusted' && (
        <ScreenMessage drawing={ServiceDownDrawing} title={t('pictureUntrusted')} primary={toOrder} />
      )}
      <OrderHelp {...props} />
    </PageFrame>
  );
}
