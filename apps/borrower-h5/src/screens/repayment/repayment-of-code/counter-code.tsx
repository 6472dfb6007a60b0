import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { useState, type ReactElement } from 'react';
import { PayCodeGuidance } from '#features/repayment/pay-code-guidance.tsx';
import { SlipBarcode, type SlipEvents, type SlipState } from '#features/repayment/slip-barcode.tsx';
import { LinkedImage } from './linked-image.tsx';
import type { RepaymentCode } from './repayment-of-code.model.ts';
import '#features/repayment/pay-code-guidance.css';

export interface CounterCodeProps {
  readonly code: Extract<RepaymentCode, { kind: 'code' }>;
  readonly payCode: string;
  /** By when the amount is due, or what is wrong with it. */
  readonly amountNote: string | null;
  /** One that is not can be read, and is not copied. */
  readonly isConfirmed: boolean;
  readonly slip: SlipState;
  readonly events: SlipEvents;
}

/** Amount and pay code with their Copy buttons, the channel's image, and the barcode for the cashier. */
export function CounterCode({ code, payCode, amountNote, isConfirmed, slip, events }: CounterCodeProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const { amount, channelImage } = code;
  const [isImageMissing, setImageMissing] = useState(false);
  return (
    <PaySlip
      title=""
      amount={amount}
      amountLabel={t('amount')}
      amountMissing={t('noAmount')}
      amountNote={amountNote}
      amountCopyState={slip.copiedAmount}
      onCopyAmount={isConfirmed ? events.copyAmount : undefined}
      code={payCode}
      codeLabel={t('payCode')}
      copyState={slip.copied}
      onCopy={isConfirmed ? events.copyCode : undefined}
    >
      <PayCodeGuidance
        copied={slip.copied}
        shows={{ amount: amount !== null, channels: channelImage !== null && !isImageMissing }}
        biller=""
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
      {isConfirmed && <SlipBarcode slip={slip} events={events} />}
    </PaySlip>
  );
}
