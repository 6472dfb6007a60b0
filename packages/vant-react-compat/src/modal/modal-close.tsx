import type { ReactElement } from 'react';

import { CrossIcon } from '../icon/icon.tsx';
import './modal-close.css';

/** The cross of a modal, with a touch target of full size. */
export function ModalClose(props: { readonly label: string; readonly onClose: () => void }): ReactElement {
  return (
    <button type="button" className="van-modal-close" aria-label={props.label} onClick={props.onClose}>
      <CrossIcon />
    </button>
  );
}
