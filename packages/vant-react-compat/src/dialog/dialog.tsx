import { useId, type ReactElement, type ReactNode } from 'react';

import { Button, ButtonLink } from '../button/button.tsx';
import { Modal, ModalClose } from '../modal/modal.tsx';
import './dialog.css';

export interface DialogProps {
  readonly open: boolean;
  /** The question, which names the dialog. */
  readonly title: ReactNode;
  /** The person asked to close it: the cancel or close button, Escape, and the backdrop where allowed. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** The main button's words; without them there is none. Other words are another action (see Button). */
  readonly confirmLabel?: string;
  readonly onConfirm?: (() => void) | undefined;
  /** The main button is a link to this address, if it does nothing else. */
  readonly confirmHref?: string | undefined;
  /** That link takes the place of the current entry of the history. */
  readonly confirmReplaces?: boolean;
  /** Default `primary`; `danger` for what cannot be undone. */
  readonly confirmType?: 'primary' | 'danger';
  readonly confirmDisabled?: boolean;
  readonly confirmLoading?: boolean;
  readonly confirmLoadingText?: ReactNode;
  /** The other button's words; without them there is none. */
  readonly cancelLabel?: string;
  /** When declining is more than closing. Default `onClose`. */
  readonly onCancel?: () => void;
  /** The name of a close button in the corner; without it there is none. */
  readonly closeLabel?: string;
  /** False: neither Escape nor the backdrop closes it. */
  readonly dismissible?: boolean;
  /** `alertdialog` for an urgent question. Default `dialog`. */
  readonly role?: 'dialog' | 'alertdialog';
}

/** A question in the middle of the screen, with one or two answers; a tap beside it is none. */
export function Dialog(props: DialogProps): ReactElement {
  const { open, onClose, title, children, closeLabel, dismissible, role } = props;
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnBackdrop={false}
      dismissible={dismissible}
      role={role}
      labelledBy={titleId}
      className={closeLabel ? 'van-dialog van-dialog--closable' : 'van-dialog'}
    >
      <h2 id={titleId} className="van-dialog__header">
        {title}
      </h2>
      <div className="van-dialog__content">{children}</div>
      <DialogFooter {...props} />
      {closeLabel && <ModalClose label={closeLabel} onClose={onClose} />}
    </Modal>
  );
}

function DialogFooter(props: DialogProps): ReactElement | null {
  const { confirmLabel, confirmType = 'primary', confirmDisabled, confirmLoading, confirmLoadingText } = props;
  const { cancelLabel, onCancel = props.onClose, onConfirm, confirmHref, confirmReplaces } = props;
  if (confirmLabel === undefined && cancelLabel === undefined) return null;
  return (
    <div className="van-dialog__footer">
      {cancelLabel !== undefined && <Button onClick={onCancel}>{cancelLabel}</Button>}
      {confirmLabel !== undefined && confirmHref !== undefined && (
        <ButtonLink type={confirmType} href={confirmHref} replace={confirmReplaces}>
          {confirmLabel}
        </ButtonLink>
      )}
      {confirmLabel !== undefined && confirmHref === undefined && (
        <Button
          type={confirmType}
          disabled={confirmDisabled}
          loading={confirmLoading}
          loadingText={confirmLoadingText}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      )}
    </div>
  );
}
