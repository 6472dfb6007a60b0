import { useState } from 'react';

import { Popup } from '../popup/popup.tsx';
import { PickerSheet } from './picker-sheet.tsx';
import { PickerWheel, type PickerOption } from './picker-wheel.tsx';

export type { PickerOption } from './picker-wheel.tsx';

export interface PickerProps {
  readonly id?: string;
  readonly open: boolean;
  readonly title: string;
  readonly options: readonly PickerOption[];
  /** The value to begin with; the first option stands in for one that is not among the options. */
  readonly value: string | undefined;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly onConfirm: (value: string) => void;
  /** Cancel, Escape or a tap beside the sheet. */
  readonly onCancel: () => void;
}

/** Vant's picker: one column, Cancel and Confirm. Nothing is chosen until Confirm. */
export function Picker({ open, onCancel, ...sheet }: PickerProps) {
  return (
    <Popup open={open} onClose={onCancel} position="bottom" label={sheet.title}>
      <OneWheel {...sheet} onCancel={onCancel} />
    </Popup>
  );
}

/** Rendered again for every opening, so that a choice that was not confirmed is forgotten. */
function OneWheel({ id, title, options, value, onConfirm, onCancel, ...labels }: Omit<PickerProps, 'open'>) {
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.value === value),
    ),
  );
  const chosen = options[index];
  const confirm = () => {
    if (chosen) onConfirm(chosen.value);
  };
  return (
    <PickerSheet id={id} title={title} onCancel={onCancel} onConfirm={chosen && confirm} {...labels}>
      <PickerWheel isFirst label={title} options={options} index={index} onIndex={setIndex} onEnter={confirm} />
    </PickerSheet>
  );
}
