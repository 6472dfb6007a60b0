import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { DoneDrawing } from '@peace/ui-kit/drawings';
import { Modal } from '@peace/vant-react-compat/modal';
import { REPLY_WEEKDAYS } from '@peace/validators';
import type { ReactElement } from 'react';
import type { SentReceipt } from '#features/complaint/sent-complaint.tsx';
import './sent-modal.css';

interface SentModalProps {
  readonly open: boolean;
  readonly receipt: SentReceipt | null;
}

/**
 * 'Successfully Sent' (spec §4), about which order, and when there will be an answer: closes by itself, with the page that shows
 * it. The complaint page, which takes its place, has the receipt too.
 */
export function SentModal({ open, receipt }: SentModalProps): ReactElement {
  const t = useMessages(complaintMessages);
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
      <p className="sent-modal__next">{t('replyWithin', { days: REPLY_WEEKDAYS })}</p>
      {receipt && (
        <div className="sent-modal__facts">
          <DetailRows rows={receipt.rows} />
        </div>
      )}
    </Modal>
  );
}
