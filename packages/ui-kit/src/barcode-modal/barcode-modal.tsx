import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { Popup } from '@peace/vant-react-compat/popup';
import type { ReactElement, ReactNode } from 'react';

import { Amount } from '../amount/amount.tsx';
import { GroupedCode } from '../grouped-code/grouped-code.tsx';
import './barcode-modal.css';

export interface BarcodeModalProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly code: string;
  /** The amount and the payee: the cashier asks for both. */
  readonly amount?: Money | null | undefined;
  readonly biller?: ReactNode;
  /** Under the code: the words for the cashier. */
  readonly say?: ReactNode;
  /** Below that: how to be read by a scanner. */
  readonly hint?: ReactNode;
  readonly footer?: ReactNode;
  /** The drawn barcode; its place keeps its height while it loads. */
  readonly children: ReactNode;
}

/**
 * A barcode for the cashier, with the code in figures under it in case the scanner fails. White from edge to edge, in the dark
 * too: a screen's own light is what a scanner reads by.
 */
export function BarcodeModal(props: BarcodeModalProps): ReactElement {
  const { open, onClose, title, code, amount, biller, say, hint, footer, children } = props;
  const t = useMessages(commonMessages);
  return (
    <Popup
      open={open}
      onClose={onClose}
      position="bottom"
      title={title}
      closeLabel={t('close')}
      className="peace-barcode-modal"
    >
      {amount && <Amount value={amount} note={biller} align="center" />}
      <div className="peace-barcode-modal__symbol">{children}</div>
      <p className="peace-barcode-modal__code">
        <GroupedCode code={code} />
      </p>
      {say && <p className="peace-barcode-modal__say">{say}</p>}
      {hint && <p className="peace-barcode-modal__hint">{hint}</p>}
      {footer && <div className="peace-barcode-modal__footer">{footer}</div>}
    </Popup>
  );
}
