import { Button } from '@peace/vant-react-compat/button';
import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import { repayMessages } from '@peace/i18n/messages/repay';
import type { Money } from '@peace/money-date';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import './pay-code-guidance.css';

/** How copying a pay code went; `manual`: the borrower has to do it by hand. */
export type CodeCopy = 'idle' | 'copied' | 'manual';

export interface SlipState {
  readonly copied: CodeCopy;
  readonly copiedAmount: CodeCopy;
  readonly isBarcodeOpen: boolean;
}

export interface SlipEvents {
  readonly copyCode: () => void;
  readonly copyAmount: () => void;
  readonly showBarcode: () => void;
  readonly hideBarcode: () => void;
}

export const initialPaySlip: SlipState = { copied: 'idle', copiedAmount: 'idle', isBarcodeOpen: false };

/** The button that shows what is held under a cashier's scanner. */
export function SlipBarcode({ onShow }: { readonly onShow: () => void }): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  return (
    <Button block plain data-replay onClick={onShow}>
      {t('barcode')}
    </Button>
  );
}

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
    </PaySlip>
  );
}

export interface PayCodeGuidanceProps {
  readonly shows: ShownToPay;
  /** The payee of the code in the response's words, empty where it has none. Undefined beside an image without a number. */
  readonly biller?: string;
}

/** Beside each pay code: what wallets and counters call it, and where it may be paid. */
export function PayCodeGuidance({ shows, biller }: PayCodeGuidanceProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const warning = warningFor(shows);
  const isNamed = biller && shows.amount;
  return (
    <div className="pay-code-guidance">
      {biller && !isNamed && <p>{t('biller', { biller })}</p>}
      {biller !== undefined && <p>{t('referenceNo')}</p>}
      {isNamed ? <p>{t('onlyToBiller', { biller })}</p> : warning && <p>{t(warning)}</p>}
    </div>
  );
}

interface ShownToPay {
  readonly amount: boolean;
  /** The channel that takes the code: a name, a picture, or steps. */
  readonly channels: boolean;
}

/** The warning beside a code: it refers to nothing that is not there to be seen. */
export function warningFor({ amount, channels }: ShownToPay) {
  if (amount && channels) return 'onlyTheseChannels';
  if (amount) return 'onlyThisAmount';
  return channels ? 'onlyThroughThese' : null;
}
