import { Button } from '@peace/vant-react-compat/button';
import type { DefaultPayCode } from '@peace/api-client/contract/repayment/get-period-repayment';
import { commonMessages } from '@peace/i18n/messages/common';
import { repayMessages } from '@peace/i18n/messages/repay';
import { formatMoney, type Money } from '@peace/money-date';
import { CopyButton } from '@peace/ui-kit/copy-button';
import { PaySlip } from '@peace/ui-kit/pay-slip';
import { ProductLogo } from '@peace/ui-kit/product-logo';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { amountId } from './amount-panel.tsx';
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
  /** The page's bar shows the barcode. */
  readonly isBarcodeInBar: boolean;
  readonly slip: SlipState;
  readonly events: PayCodeEvents;
}

/** The code that can be paid without choosing a channel: to open, to copy, or to be scanned by a cashier. */
export function DefaultPayCodeBox(props: DefaultPayCodeBoxProps): ReactElement {
  const { payCode, amount, isBarcodeInBar, slip, events } = props;
  const t = useMessages(repayMessages);
  return (
    <PaySlip
      logo={<ProductLogo src={payCode.logo} name={payCode.title} />}
      title={payCode.title}
      onOpen={events.openCode}
      openLabel={t('payCodeOpen')}
      code={payCode.payCode}
      codeLabel={t('payCode')}
      copyState={slip.copied}
      onCopy={events.copyCode}
    >
      <PayCodeGuidance amount={amount} biller={payCode.title} />
      {!isBarcodeInBar && <SlipBarcode onShow={events.showBarcode} />}
    </PaySlip>
  );
}

export interface PayCodeGuidanceProps {
  readonly amount: Money | null;
  /** The payee of the code in the response's words, empty where it has none. */
  readonly biller: string;
}

/** Beside a pay code of the order: what wallets and counters call it, how much is paid, and to whom. */
export function PayCodeGuidance({ amount, biller }: PayCodeGuidanceProps): ReactElement {
  const t = useMessages(repaymentCodeMessages);
  const sum = amount && formatMoney(amount);
  return (
    <div className="pay-code-guidance">
      {biller && !sum && <p>{t('biller', { biller })}</p>}
      <p>{t('referenceNo')}</p>
      {sum && <p>{biller ? t('onlyToBiller', { amount: sum, biller }) : t('onlyThisAmount', { amount: sum })}</p>}
    </div>
  );
}

export interface CopyAmountProps {
  readonly slip: SlipState;
  readonly isInert?: boolean;
  readonly events: SlipEvents;
}

/** In the `AmountPanel` above a pay code, which does not repeat the amount. */
export function CopyAmount({ slip, isInert, events }: CopyAmountProps): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <CopyButton
      isIcon
      copyState={slip.copiedAmount}
      name={t('copyAmount')}
      describedBy={amountId}
      isInert={isInert}
      onCopy={events.copyAmount}
    />
  );
}
