import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { useState, type ReactElement } from 'react';
import { PayCodeGuidance } from '#features/payment/pay-code-guidance.tsx';
import { SlipBarcode, type SlipEvents, type SlipState } from '#features/payment/slip-barcode.tsx';
import { SavableBarcode } from '#features/payment/savable-barcode.part.tsx';
import { ClientOnly } from '#shared/page/client-only.tsx';
import { LinkedImage } from './linked-image.tsx';
import type { RepaymentCode } from './repayment-of-code.model.ts';
import '#features/payment/pay-code-guidance.css';

export interface CounterCodeProps {
  readonly code: Extract<RepaymentCode, { kind: 'code' }>;
  /** By when the amount is due, or what is wrong with it. */
  readonly amountNote: string | null;
  /** Nothing says that it is the order's. */
  readonly isOfLink: boolean;
  readonly slip: SlipState;
  readonly events: SlipEvents;
}

/** Amount and pay code with their Copy buttons, the channel's image, and the barcode of the order's code for the cashier. */
export function CounterCode({ code, amountNote, isOfLink, slip, events }: CounterCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { amount, channelImage, payCode } = code;
  const [isImageMissing, setImageMissing] = useState(false);
  return (
    <PaySlip
      title=""
      amount={amount}
      amountLabel={t('amount')}
      amountMissing={t('noAmount')}
      amountNote={amountNote}
      amountCopyState={slip.copiedAmount}
      onCopyAmount={events.copyAmount}
      code={payCode ?? ''}
      codeLabel={t('payCode')}
      copyState={slip.copied}
      onCopy={events.copyCode}
    >
      <PayCodeGuidance
        copied={slip.copied}
        shows={{ amount: amount !== null, channels: channelImage !== null && !isImageMissing }}
        biller={isOfLink ? undefined : ''}
      />
      {channelImage !== null && !isImageMissing && (
        <LinkedImage
          src={channelImage}
          label={t('channelImage')}
          size="small"
          onMissing={() => setImageMissing(true)}
        />
      )}
      <div role="status">{isImageMissing && <div className="pay-code-guidance">{t('imageMissing')}</div>}</div>
      {!isOfLink && <SlipBarcode onShow={events.showBarcode} />}
      <ClientOnly>
        {() =>
          slip.isBarcodeOpen &&
          payCode && <SavableBarcode code={payCode} amount={amount} biller="" onClose={events.hideBarcode} />
        }
      </ClientOnly>
    </PaySlip>
  );
}
