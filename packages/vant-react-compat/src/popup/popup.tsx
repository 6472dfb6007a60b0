import { useId, type ReactElement, type ReactNode } from 'react';

import { Modal, ModalClose } from '../modal/modal.tsx';
import { pullDown } from './pull-down.ts';
import './popup.css';

interface PopupBase {
  readonly open: boolean;
  /** The person asked to close it: the close button, Escape, the backdrop. */
  readonly onClose: () => void;
  /** Default `bottom`: a sheet at the thumb. */
  readonly position?: 'bottom' | 'center';
  /** The name of the close button; without it there is none. */
  readonly closeLabel?: string;
  /** A tap beside it asks to close. Default true. */
  readonly closeOnBackdrop?: boolean;
  /** False: neither Escape nor the backdrop closes it. */
  readonly dismissible?: boolean;
  readonly className?: string;
  /** Its content is there before it is opened. */
  readonly prepared?: boolean;
  readonly children: ReactNode;
}

/** Its name is a title that is seen, or a label that is not. */
export type PopupProps = PopupBase &
  ({ readonly title: ReactNode; readonly label?: never } | { readonly title?: never; readonly label: string });

/** A modal sheet at the bottom, which can be pulled down to close, or a card in the middle. */
export function Popup(props: PopupProps): ReactElement {
  const { open, onClose, position = 'bottom', closeLabel, closeOnBackdrop, dismissible, className, children } = props;
  const { title, label, prepared } = props;
  const titleId = useId();
  const classes = ['van-popup van-popup--round', `van-popup--${position}`, ...(className ? [className] : [])];
  const header = (title !== undefined || closeLabel) && (
    <div className="van-popup__header">
      {title !== undefined && (
        <h2 id={titleId} className="van-popup__title">
          {title}
        </h2>
      )}
      {closeLabel && <ModalClose label={closeLabel} onClose={onClose} />}
    </div>
  );
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeOnBackdrop={closeOnBackdrop}
      dismissible={dismissible}
      prepared={prepared}
      label={label}
      labelledBy={title === undefined ? undefined : titleId}
      className={classes.join(' ')}
    >
      {position === 'bottom' && dismissible !== false ? (
        <div className="van-popup__handle" onPointerDown={(event) => pullDown(event, onClose)}>
          {header}
        </div>
      ) : (
        header
      )}
      <div className="van-popup__content">{children}</div>
    </Modal>
  );
}
