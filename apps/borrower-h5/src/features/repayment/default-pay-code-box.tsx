import type { DefaultPayCode } from '@peace/api-client/contract/repayment/repayment-info';
import { repayMessages } from '@peace/i18n/messages/repay';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { BarcodeModal } from '@peace/ui-kit/barcode-modal';
import { PayCodeBox } from '@peace/ui-kit/pay-code-box';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { ClientOnly } from '#shared/client-only.tsx';
import { BarcodeWhenLoaded } from './barcode-when-loaded.tsx';
import { PayCodeGuidance } from './pay-code-guidance.tsx';
import type { CodeCopy } from './use-copy-code.ts';

export interface PayCodeState {
  readonly copied: CodeCopy;
  readonly isBarcodeOpen: boolean;
}

export interface PayCodeEvents {
  readonly onOpenCode: () => void;
  readonly onCopyCode: () => void;
  readonly onShowBarcode: () => void;
  readonly onHideBarcode: () => void;
}

interface DefaultPayCodeBoxProps extends PayCodeState, PayCodeEvents {
  readonly payCode: DefaultPayCode;
  /** What is to be paid; null where it could not be read. */
  readonly amount: Money | null;
}

/** The code that can be paid without choosing a channel: to open, to copy, or to be scanned by a cashier. */
export function DefaultPayCodeBox(props: DefaultPayCodeBoxProps): ReactElement {
  const { payCode, amount, copied, isBarcodeOpen, onOpenCode, onCopyCode, onShowBarcode, onHideBarcode } = props;
  const t = useMessages(repayMessages);
  const code = useMessages(repaymentCodeMessages);
  return (
    <>
      <PayCodeBox
        logo={payCode.logo}
        title={payCode.title}
        code={payCode.payCode}
        codeLabel={t('payCode')}
        onOpen={onOpenCode}
        openLabel={t('payCodeOpen')}
        // That it was copied a toast says (spec §5), once.
        copyState={copied === 'manual' ? 'manual' : 'idle'}
        onCopy={onCopyCode}
      >
        <PayCodeGuidance
          copied={copied}
          shows={{ amount: amount !== null, channels: payCode.title !== '' }}
          biller={payCode.title}
        />
        <Button block plain data-replay onClick={onShowBarcode}>
          {t('barcode')}
        </Button>
      </PayCodeBox>
      <ClientOnly>
        {() => (
          <BarcodeModal
            open={isBarcodeOpen}
            onClose={onHideBarcode}
            title={t('barcodeTitle')}
            code={payCode.payCode}
            amount={amount}
            biller={payCode.title && code('biller', { biller: payCode.title })}
          >
            <BarcodeWhenLoaded code={payCode.payCode} />
          </BarcodeModal>
        )}
      </ClientOnly>
    </>
  );
}
