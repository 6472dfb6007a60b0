import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { SuccessIcon } from '@peace/vant-react-compat/icon';
import { Modal } from '@peace/vant-react-compat/modal';
import type { ReactElement } from 'react';
import './sent-modal.css';

/** 'Successfully Sent' (spec §4): closes by itself, with the page that shows it. */
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
      <SuccessIcon className="sent-modal__icon" />
      <p className="sent-modal__text">{t('successfullySent')}</p>
    </Modal>
  );
}
