import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { formatMoney, type Money } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage } from '@peace/ui-kit/screen-message';
import type { ReactElement } from 'react';
import { StepList } from '#features/payment/step-list.tsx';
import { LinkedImage } from './linked-image.tsx';
import './linked-image.css';

export interface QrCodeProps {
  /** The amount, above the picture. */
  readonly panel: ReactElement;
  readonly amount: Money | null;
  readonly image: string;
  /** It could not be loaded. */
  readonly isMissing: boolean;
  readonly onMissing: () => void;
  /** A link below saves it. */
  readonly isSaved: boolean;
}

/** The QR image, and how to scan what is on the phone's own screen: five tips (spec §2). */
export function QrCode(props: QrCodeProps): ReactElement {
  const { panel, amount, image, isMissing, onMissing, isSaved } = props;
  const t = useMessages(repaymentCodeMessages);
  if (isMissing) return <ScreenMessage drawing={LinkExpiredDrawing} title={t('imageMissing')} />;
  return (
    <>
      {panel}
      <Card>
        <div className="qr-code">
          <LinkedImage src={image} label={t('qrImage')} size="large" onMissing={onMissing} />
          {amount && <p className="qr-code__amount">{t('onlyThisAmount', { amount: formatMoney(amount) })}</p>}
        </div>
      </Card>
      <Card title={t('scanTipsTitle')}>
        <StepList
          steps={[
            t(isSaved ? 'scanTip1Saved' : 'scanTip1'),
            t('scanTip2'),
            t('scanTip3'),
            t('scanTip4'),
            t('scanTip5'),
          ]}
        />
      </Card>
    </>
  );
}
