import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { Card } from '@peace/ui-kit/card';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage, type MessageAction } from '@peace/ui-kit/screen-message';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { useState, type ReactElement } from 'react';
import { PayCodeGuidance } from '#features/payment/pay-code-guidance.tsx';
import { StepList } from '#features/payment/step-list.tsx';
import { LinkedImage } from './linked-image.tsx';
import { Amount } from '@peace/ui-kit/amount';
import './linked-image.css';

export interface QrCodeProps {
  readonly amount: Money | null;
  readonly amountNote: string | null;
  readonly image: string;
  /** How the picture is saved: by a link, or by a long press. One that came with a link is not saved. */
  readonly saving: 'byLink' | 'byHand' | 'none';
  readonly whenMissing: MessageAction | undefined;
}

/** The QR image, and how to scan what is on the phone's own screen: five tips (spec §2). */
export function QrCode({ amount, amountNote, image, saving, whenMissing }: QrCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <ScreenMessage drawing={LinkExpiredDrawing} title={t('imageMissing')} primary={whenMissing} />;
  return (
    <>
      <Card>
        <Amount value={amount} missing={t('noAmount')} label={t('amount')} note={amountNote} align="center" />
        <LinkedImage src={image} label={t('qrImage')} size="large" onMissing={() => setIsMissing(true)} />
        {saving !== 'none' && (
          <div className="save-picture">
            {saving === 'byLink' ? (
              <ButtonLink plain block href={image} download>
                {t('saveQr')}
              </ButtonLink>
            ) : (
              t('holdQr')
            )}
          </div>
        )}
        <PayCodeGuidance copied="idle" shows={{ amount: amount !== null, channels: false }} />
      </Card>
      <Card title={t('scanTipsTitle')}>
        <StepList
          steps={[
            t(saving === 'byLink' ? 'scanTip1Saved' : 'scanTip1'),
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
