import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { useState, type ReactElement } from 'react';
import { PayCodeGuidance, type SlipEvents, type SlipState } from '#features/payment/default-pay-code-box.tsx';
import { SavableBarcode } from '#features/payment/savable-barcode.part.tsx';
import { ClientOnly } from '@peace/ui-kit/client-only';
import { LinkedImage } from './linked-image.tsx';
import type { RepaymentCode } from './repayment-of-code.model.ts';
import './linked-image.css';
import '#features/payment/pay-code-guidance.css';

export interface CounterCodeProps {
  readonly code: Extract<RepaymentCode, { kind: 'code' }>;
  /** Nothing says that it is the order's. */
  readonly isOfLink: boolean;
  /** The biller of the code; '' while that is not known. */
  readonly biller: string;
  readonly slip: SlipState;
  readonly events: SlipEvents;
}

/** Amount and pay code with their Copy buttons, the channel's image, and the barcode of the order's code for the cashier. */
export function CounterCode({ code, isOfLink, biller, slip, events }: CounterCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { amount, channelImage, payCode } = code;
  const [isImageMissing, setImageMissing] = useState(false);
  const hasImage = channelImage !== null && !isImageMissing;
  return (
    <PaySlip
      logo={
        hasImage ? (
          <>
            {!biller && <span className="linked-image__label">{t('channelImage')}</span>}
            <LinkedImage
              src={channelImage}
              label={t('channelImage')}
              size="logo"
              onMissing={() => setImageMissing(true)}
            />
          </>
        ) : null
      }
      title={biller}
      note={isOfLink ? undefined : t('counter')}
      code={payCode ?? ''}
      codeLabel={t('payCode')}
      copyState={slip.copied}
      onCopy={events.copyCode}
    >
      {!isOfLink && <PayCodeGuidance amount={amount} biller={biller} />}
      <div role="status">{isImageMissing && <div className="pay-code-guidance">{t('imageMissing')}</div>}</div>
      <ClientOnly>
        {() =>
          slip.isBarcodeOpen &&
          payCode && <SavableBarcode code={payCode} amount={amount} biller={biller} onClose={events.hideBarcode} />
        }
      </ClientOnly>
    </PaySlip>
  );
}
