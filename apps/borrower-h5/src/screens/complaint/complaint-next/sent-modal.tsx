import { complaintMessages } from '@peace/i18n/messages/complaint';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { SuccessIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement } from 'react';
import './complaint-form.css';

interface SentModalProps {
  readonly open: boolean;
  readonly orderNo: string;
  /** By when it is answered, in a sentence. */
  readonly after: string | undefined;
}

/** 'Successfully Sent' (spec §4): closes by itself, or by its button, with the page. The complaint page then has the receipt. */
export function SentModal({ open, orderNo, after }: SentModalProps): ReactElement {
  const t = useMessages(complaintMessages);
  const receipts = useMessages(receiptMessages);
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      dismissible={false}
      role="alertdialog"
      title={
        <>
          <SuccessIcon className="sent-modal__icon" />
          {t('successfullySent')}
        </>
      }
      confirmLabel={receipts('done')}
      confirmHref={href(screens.complaint, { orderId: orderNo })}
      confirmReplaces
    >
      {after}
    </Dialog>
  );
}
