import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import { indexAfterKey, indexByTyping } from './option-keys.ts';

/** One option. `value` is what is passed on, and unique in its list. */
export interface PickerOption {
  readonly value: string;
  readonly label: string;
  /** A logo before the label. */
  readonly icon?: ReactNode;
}

export interface PickerWheelProps {
  readonly label: string;
  readonly options: readonly PickerOption[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  /** Takes the focus when it opens: one wheel of a sheet does. */
  readonly isFirst?: boolean;
  readonly onEnter: () => void;
}

/** Typing pauses this long before a new word begins. */
const TYPING_PAUSE_MS = 700;

/**
 * A listbox whose chosen option is the one that scrolling has brought into the frame. Taps and keys scroll it there
 * at once, so that what is confirmed is always what is in the frame.
 */
export function PickerWheel({ label, options, index, onIndex, isFirst = false, onEnter }: PickerWheelProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });

  const optionHeight = () => list.current?.querySelector('[role=option]')?.getBoundingClientRect().height ?? 0;
  const moveTo = (wanted: number) => {
    list.current?.scrollTo({ top: wanted * optionHeight(), behavior: 'auto' });
    onIndex(wanted);
  };
  const begin = useEffectEvent(() => {
    moveTo(index);
    if (isFirst) list.current?.focus({ preventScroll: true });
  });
  // Not a layout effect: the modal around it opens after those of its children.
  useEffect(() => begin(), []);

  const onScroll = () => {
    const height = optionHeight();
    if (!list.current || height === 0) return;
    const inFrame = Math.min(options.length - 1, Math.max(0, Math.round(list.current.scrollTop / height)));
    if (inFrame !== index) onIndex(inFrame);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      // The focus goes back to what opened the picker, and the rest of this key press would open it again.
      event.preventDefault();
      onEnter();
      return;
    }
    const wanted =
      indexAfterKey(event.key, index, options.length) ?? (event.key.length === 1 ? type(event) : undefined);
    if (wanted === undefined) return;
    event.preventDefault();
    moveTo(wanted);
  };
  const type = ({ key, timeStamp }: KeyboardEvent) => {
    const before = timeStamp - typed.current.at < TYPING_PAUSE_MS ? typed.current.text : '';
    typed.current = { text: before + key, at: timeStamp };
    const labels = options.map((option) => option.label);
    return indexByTyping(typed.current.text, index, labels);
  };

  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      className="van-picker-column"
      aria-label={label}
      aria-activedescendant={options.length > 0 ? `${id}-${index}` : undefined}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
    >
      {options.map((option, at) => (
        <div
          key={at}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === index}
          className="van-picker-column__item"
          onClick={() => moveTo(at)}
        >
          {option.icon}
          <span className="van-picker-column__label">{option.label}</span>
        </div>
      ))}
    </div>
  );
}
