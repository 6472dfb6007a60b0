import {
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

import { CrossIcon } from '../icon/icon.tsx';
import { followKeyboard } from '../keyboard-inset/keyboard-inset.tsx';
import { useInModalStack } from '../modal-stack/modal-stack.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import './modal.css';

/** Dialog, Popup and ImagePreview share these props. */
export interface ModalProps {
  readonly open: boolean;
  /** The person asked to close it (Escape, backdrop, the shell's back); it closes when `open` becomes false. */
  readonly onClose: () => void;
  /** A tap beside it asks to close. Default true. */
  readonly closeOnBackdrop?: boolean;
  /** Escape and the backdrop ask to close. Default true; false while something must be decided or is under way. */
  readonly dismissible?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
  /** Its name: either the words, or the id of the element that shows them. */
  readonly label?: string | undefined;
  readonly labelledBy?: string | undefined;
  readonly className: string;
  /** Its content is there before it is opened, so that the tap which opens it has less to do. */
  readonly prepared?: boolean | undefined;
  /** Rendered only while open, unless `prepared`, so that each opening starts over. */
  readonly children: ReactNode;
}

const isSeen = (element: Element | null) => element?.matches(':focus-visible:not(input, textarea)') === true;

/**
 * The dialog itself has the focus where its first control would get a focus ring that no key asked for, and where
 * the focus scrolled the beginning out of view: what it says is read first (ARIA APG).
 */
function showFromItsBeginning(dialog: HTMLDialogElement): void {
  const { ownerDocument: page } = dialog;
  const usesKeys = isSeen(page.activeElement);
  dialog.showModal();
  if (dialog.scrollTop === 0 && (usesKeys || !isSeen(page.activeElement))) return;
  dialog.tabIndex = -1;
  dialog.focus({ preventScroll: true });
  dialog.scrollTop = 0;
}

/**
 * A native modal `<dialog>` that follows its `open` prop: the platform traps the focus, makes the rest of the page
 * inert, and gives the focus back. It is where it is written (no portal); its first markup needs no effect.
 */
export function Modal(props: ModalProps): ReactElement {
  const {
    open,
    onClose,
    closeOnBackdrop = true,
    dismissible = true,
    role,
    label,
    labelledBy,
    className,
    prepared = false,
    children,
  } = props;
  const element = useRef<HTMLDialogElement>(null);
  const isPressOnBackdrop = useRef(false);

  useLayoutEffect(() => {
    const dialog = element.current;
    if (!open || !dialog) return;
    showFromItsBeginning(dialog);
    const stop = followKeyboard(dialog);
    // Also when the dialog is unmounted while open: only close() gives the focus back.
    return () => {
      stop();
      dialog.close();
    };
  }, [open]);
  useInModalStack(open, () => {
    if (dismissible) onClose();
  });

  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file input inside sends a `cancel` of its own, which bubbles.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (dismissible) onClose();
  };

  // Chromium closes on the second Escape in a row, whatever `cancel` was answered; not when the key goes no further.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !dismissible) event.preventDefault();
  };
  // An Android back gesture can do the same, and a form inside with method="dialog".
  const handleClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (event.target !== dialog || dialog.open || !open) return;
    if (dismissible) onClose();
    else dialog.showModal();
  };

  // Both press and release: a text selection that ends beside the dialog is not a tap beside it.
  const handlePointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    isPressOnBackdrop.current = event.target === event.currentTarget;
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isPressOnBackdrop.current && closeOnBackdrop && dismissible) onClose();
  };

  return (
    <dialog
      ref={element}
      className={`van-modal ${className}`}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={handleKeyDown}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {(open || prepared) && children}
      {open && <ToastRegion />}
    </dialog>
  );
}

/** The cross of a modal, with a touch target of full size. */
export function ModalClose(props: { readonly label: string; readonly onClose: () => void }): ReactElement {
  return (
    <button type="button" className="van-modal-close" aria-label={props.label} onClick={props.onClose}>
      <CrossIcon />
    </button>
  );
}
