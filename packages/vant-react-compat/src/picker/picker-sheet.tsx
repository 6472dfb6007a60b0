import type { ReactNode } from 'react';

import './picker.css';

export interface PickerSheetProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  /** Undefined while there is nothing to confirm. */
  readonly onConfirm: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Cancel, title and Confirm over the wheels, and the frame that the chosen options are in. */
export function PickerSheet({ id, title, onCancel, onConfirm, children, ...labels }: PickerSheetProps) {
  return (
    <div id={id} className="van-picker">
      <div className="van-picker__toolbar">
        <button type="button" className="van-picker__cancel" onClick={onCancel}>
          {labels.cancelLabel}
        </button>
        <div className="van-picker__title">{title}</div>
        <button type="button" className="van-picker__confirm" disabled={!onConfirm} onClick={onConfirm}>
          {labels.confirmLabel}
        </button>
      </div>
      <div className="van-picker__columns">
        {children}
        <div className="van-picker__frame" />
      </div>
    </div>
  );
}
