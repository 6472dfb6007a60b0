import { complaintMessages } from '@peace/i18n/messages/complaint';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { DoneDrawing } from '@peace/ui-kit/drawings';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { Modal } from '@peace/vant-react-compat/modal';
import type { ReactElement } from 'react';
import './complaint-form.css';

interface SentModalProps {
  readonly open: boolean;
  readonly orderNo: string;
}

/** 'Successfully Sent' (spec §4): closes by itself, or by its button, with the page. The complaint page then has the receipt. */
export function SentModal({ open, orderNo }: SentModalProps): ReactElement {
  const t = useMessages(complaintMessages);
  const receipts = useMessages(receiptMessages);
  return (
    <Modal
      open={open}
      onClose={() => undefined}
      dismissible={false}
      role="alertdialog"
      label={t('successfullySent')}
      className="sent-modal"
    >
      <DoneDrawing />
      <p className="sent-modal__text">{t('successfullySent')}</p>
      <div className="sent-modal__action">
        <ButtonLink block type="primary" size="large" href={href(screens.complaint, { orderId: orderNo })} replace>
          {receipts('done')}
        </ButtonLink>
      </div>
    </Modal>
  );
}
