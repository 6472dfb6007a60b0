import { repayMessages } from '@peace/i18n/messages/repay';
import { repaymentCodeMessages } from '@peace/i18n/messages/repayment-code';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { BarcodeModal } from '@peace/ui-kit/barcode-modal';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { ClientOnly } from '#shared/client-only.tsx';
import { BarcodeWhenLoaded } from './barcode-when-loaded.tsx';
import type { SlipEvents, SlipState } from './slip-state.ts';

export interface SlipBarcodeProps {
  readonly code: string;
  /** What is to be paid; null where it could not be read. */
  readonly amount: Money | null;
  /** Who is paid; '' where nobody is named. */
  readonly biller: string;
  readonly slip: SlipState;
  readonly events: Pick<SlipEvents, 'onShowBarcode' | 'onHideBarcode'>;
}

/** The button that shows what is held under a cashier's scanner, and that view: white from edge to edge. */
export function SlipBarcode({ code, amount, biller, slip, events }: SlipBarcodeProps): ReactElement {
  const t = useMessages(repayMessages);
  const words = useMessages(repaymentCodeMessages);
  return (
    <>
      <Button block plain data-replay onClick={events.onShowBarcode}>
        {t('barcode')}
      </Button>
      <ClientOnly>
        {() => (
          <BarcodeModal
            open={slip.isBarcodeOpen}
            onClose={events.onHideBarcode}
            title={t('barcodeTitle')}
            code={code}
            amount={amount}
            biller={biller && words('biller', { biller })}
            hint={t('brightness')}
            footer={slip.picture}
          >
            <BarcodeWhenLoaded code={code} />
          </BarcodeModal>
        )}
      </ClientOnly>
    </>
  );
}
