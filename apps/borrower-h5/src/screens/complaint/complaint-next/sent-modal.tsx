import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { DoneDrawing } from '@peace/ui-kit/drawings';
import { Modal } from '@peace/vant-react-compat/modal';
import { REPLY_WEEKDAYS } from '@peace/validators';
import type { ReactElement } from 'react';
import './sent-modal.css';

/** 'Successfully Sent' (spec §4), and when there will be an answer: closes by itself, with the page that shows it. */
export function SentModal({ open }: { readonly open: boolean }): ReactElement {
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
    </Modal>
  );
}
