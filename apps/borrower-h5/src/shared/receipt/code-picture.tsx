import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
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
  const { state, share } = usePicture(
    `payment-code-${code}.png`,
    {
      title: biller || t('title'),
      amount,
      rows: [{ label: t('payCode'), value: code }],
      after: t('referenceNo'),
      notice: amount ? t('onlyThisAmount') : t('amountUnreadable'),
    },
    () => modulesOf(code),
  );
  return <ReceiptPicture picture={state} alt={t('pictureAlt')} onShare={share} />;
}

/** The barcode's bars; without the encoder, or for a code that cannot be one, the picture has the number alone. */
async function modulesOf(code: string): Promise<string | null> {
  return (await import('@peace/ui-kit/barcode')).code128Modules(code);
}
