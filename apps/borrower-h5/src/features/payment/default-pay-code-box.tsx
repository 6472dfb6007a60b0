import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import type { ReactElement } from 'react';
import { AfterCopying, PayCodeGuidance } from './pay-code-guidance.tsx';
import { SlipBarcode, type SlipEvents, type SlipState } from './slip-barcode.tsx';

export interface PayCodeEvents extends SlipEvents {
  readonly openCode: () => void;
}

interface DefaultPayCodeBoxProps {
  readonly payCode: DefaultPayCode;
  readonly amount: Money | null;
  /** Undefined where the amount is shown above. */
  readonly amountLabel: string | undefined;
  /** The page's bar shows the barcode. */
  readonly isBarcodeInBar: boolean;
  readonly slip: SlipState;
  readonly events: PayCodeEvents;
}

/** The code that can be paid without choosing a channel: to open, to copy, or to be scanned by a cashier. */
export function DefaultPayCodeBox(props: DefaultPayCodeBoxProps): ReactElement {
  const { payCode, amount, amountLabel, isBarcodeInBar, slip, events } = props;
  const t = useMessages(repayMessages);
  return (
    <PaySlip
      logo={<ProductLogo src={payCode.logo} name={payCode.title} />}
      title={payCode.title}
      onOpen={events.openCode}
      openLabel={t('payCodeOpen')}
      amount={amountLabel ? amount : undefined}
      amountLabel={amountLabel}
      amountCopyState={slip.copiedAmount}
      onCopyAmount={events.copyAmount}
      code={payCode.payCode}
      codeLabel={t('payCode')}
      copyState={slip.copied}
      onCopy={events.copyCode}
    >
      <PayCodeGuidance shows={{ amount: amount !== null, channels: payCode.title !== '' }} biller={payCode.title} />
      {!isBarcodeInBar && <SlipBarcode onShow={events.showBarcode} />}
      {/* Below the buttons: it moves none. */}
      <AfterCopying copied={slip.copied} />
    </PaySlip>
  );
}
