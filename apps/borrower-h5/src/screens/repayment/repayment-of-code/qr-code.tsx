import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import type { ReactElement } from 'react';
import { StepList } from '#features/payment/step-list.tsx';
import { LinkedImage } from './linked-image.tsx';
import './linked-image.css';

export interface QrPictureProps {
  readonly amount: Money | null;
  readonly src: string;
  readonly onMissing: () => void;
}

export function QrPicture({ amount, src, onMissing }: QrPictureProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <div className="qr-code">
      <LinkedImage src={src} label={t('qrImage')} size="large" onMissing={onMissing} />
      {amount && <p className="qr-code__amount">{t('onlyThisAmount', { amount: formatMoney(amount) })}</p>}
    </div>
  );
}

/** How to scan what is on the phone's own screen: five tips (spec §2). `isSaved`: a link below saves the picture. */
export function ScanTips({ isSaved }: { readonly isSaved: boolean }): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const first = t(isSaved ? 'scanTip1Saved' : 'scanTip1');
  return <StepList steps={[first, t('scanTip2'), t('scanTip3'), t('scanTip4'), t('scanTip5')]} />;
}
