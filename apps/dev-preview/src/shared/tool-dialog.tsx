import { Modal } from '@peace/vant-react-compat/modal';
import { useId, type ReactElement, type ReactNode } from 'react';
import { ToolButton } from './controls.tsx';
import './controls.css';
import './tool-dialog.css';

export interface ToolDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A titled sheet with its button to close. */
export function ToolDialog({ title, isOpen, onClose, children }: ToolDialogProps): ReactElement {
  const id = useId();
  return (
    <Modal className="dp-dialog" open={isOpen} onClose={onClose} labelledBy={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <ToolButton className="dp-spaced" onClick={onClose}>
        Close
      </ToolButton>
    </Modal>
  );
}
