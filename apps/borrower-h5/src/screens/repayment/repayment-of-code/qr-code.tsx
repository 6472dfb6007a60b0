import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { LinkExpiredDrawing } from '@peace/ui-kit/drawings';
import { ScreenMessage, type MessageAction } from '@peace/ui-kit/screen-message';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { useState, type ReactElement } from 'react';
import { PayCodeGuidance } from '#features/repayment/pay-code-guidance.tsx';
import { StepList } from '#features/repayment/step-list.tsx';
import { LinkedImage } from './linked-image.tsx';
import type { LinkAmount } from './repayment-of-code.model.ts';
import { Amount } from '@peace/ui-kit/amount';
import './linked-image.css';

export interface QrCodeProps {
  readonly amount: LinkAmount;
  readonly amountNote: string | null;
  readonly image: string;
  /** A link saves the picture; else it is saved by a long press. */
  readonly mayDownload: boolean;
  readonly whenMissing: MessageAction;
}

/** The QR image, and how to scan what is on the phone's own screen: five tips (spec §2). */
export function QrCode({ amount, amountNote, image, mayDownload, whenMissing }: QrCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return <ScreenMessage drawing={LinkExpiredDrawing} title={t('imageMissing')} primary={whenMissing} />;
  return (
    <>
      <LinkAmountCard amount={amount} note={amountNote} />
      <Card>
        <LinkedImage src={image} label={t('qrImage')} size="large" onMissing={() => setIsMissing(true)} />
        <div className="save-picture">
          {mayDownload ? (
            <ButtonLink plain block href={image} download>
              {t('saveQr')}
            </ButtonLink>
          ) : (
            t('holdQr')
          )}
        </div>
        <PayCodeGuidance copied="idle" shows={{ amount: amount.kind === 'read', channels: false }} />
      </Card>
      <Card title={t('scanTipsTitle')}>
        <StepList
          steps={[
            t(mayDownload ? 'scanTip1Saved' : 'scanTip1'),
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

interface LinkAmountCardProps {
  readonly amount: LinkAmount;
  readonly note: string | null;
}

/** The link's amount; with a word about it where it cannot be read. */
function LinkAmountCard({ amount, note }: LinkAmountCardProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <Card>
      <Amount
        value={amount.kind === 'read' ? amount.amount : null}
        missing={t('noAmount')}
        label={t('amount')}
        note={note}
        align="center"
      />
    </Card>
  );
}
