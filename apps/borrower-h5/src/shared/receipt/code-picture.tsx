import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { code128Modules } from '@peace/ui-kit/code128';
import type { ReactElement } from 'react';
import { ReceiptPicture } from './receipt-picture.tsx';
import { usePicture } from './use-picture.ts';

export interface CodePictureProps {
  readonly code: string;
  readonly amount: Money | null;
  /** Who is paid; '' where nobody is named. */
  readonly biller: string;
}

/** Saves who is paid, how much, the code and its barcode as a picture: for a phone without a network at the counter. */
export function CodePicture({ code, amount, biller }: CodePictureProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { state, share } = usePicture(`payment-code-${code}.png`, {
    title: biller || t('title'),
    amount,
    rows: [{ label: t('payCode'), value: code }],
    after: t('referenceNo'),
    notice: amount ? t('onlyThisAmount') : t('amountUnreadable'),
    modules: code128Modules(code),
  });
  return <ReceiptPicture picture={state} alt={t('pictureAlt')} onShare={share} />;
}
