import { Button } from '@peace/vant-react-compat/button';
import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { useKeyboardInset } from './use-keyboard-inset.ts';
import './action-bar.css';

/** What a tap does. */
export interface BarAction {
  /** It identifies the action: with another label it is another one, and ignores taps for a moment (see Button). */
  readonly label: string;
  readonly onClick: () => void;
  /** On pointerdown: a tap is likely, and what it will need may be prefetched. */
  readonly onPress?: () => void;
  /** What it asked for is under way: it says so and is inert. */
  readonly isBusy?: boolean;
  /** What it says meanwhile; without it, a ring. */
  readonly busyLabel?: ReactNode;
  /** It leads somewhere or opens something, and writes nothing: a tap that comes before its handler may be replayed. */
  readonly isReplayable?: boolean;
  /** Grey: it cannot be done now. Say why in the bar's `hint`. */
  readonly isInert?: boolean;
  /** An outline only: the page above offers something that is safer to do first. */
  readonly isQuiet?: boolean;
}

export interface ActionBarProps {
  /** The one action of the screen. */
  readonly primary: BarAction;
  readonly secondary?: BarAction;
  /** A short sentence above; describes both buttons. */
  readonly hint?: ReactNode;
  /** Beside the hint, and no part of what describes the buttons. */
  readonly beside?: ReactNode;
}

/** The screen's action at the thumb: above the home indicator, and above the keyboard while it is open. */
export function ActionBar({ primary, secondary, hint, beside }: ActionBarProps): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useKeyboardInset(element);
  const describedBy = hint ? hintId : undefined;
  return (
    <div ref={element} className="peace-action-bar">
      {hint && (
        <div className="peace-action-bar__hint">
          <span id={hintId}>{hint}</span>
          {beside && <> {beside}</>}
        </div>
      )}
      <div className="peace-action-bar__buttons">
        {secondary && <BarButton action={secondary} describedBy={describedBy} />}
        <BarButton action={primary} isPrimary describedBy={describedBy} />
      </div>
    </div>
  );
}

interface BarButtonProps {
  readonly action: BarAction;
  readonly isPrimary?: boolean;
  readonly describedBy: string | undefined;
}

function BarButton({ action, isPrimary = false, describedBy }: BarButtonProps): ReactElement {
  const { label, onClick, onPress, isBusy = false, busyLabel, isReplayable, isInert = false, isQuiet = false } = action;
  return (
    <Button
      type={isPrimary && !isQuiet ? 'primary' : 'default'}
      size="large"
      plain={!isPrimary || isQuiet}
      disabled={isInert}
      loading={isBusy}
      place={isPrimary ? 'primary' : 'secondary'}
      // Not before: a long one would make a tall button of it.
      loadingText={isBusy ? busyLabel : undefined}
      aria-describedby={describedBy}
      data-replay={isReplayable}
      onPointerDown={onPress}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
