import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { followKeyboard } from '@peace/vant-react-compat/keyboard-inset';
import type { LinkProps } from '@peace/vant-react-compat/link';
import { useId, type ReactElement, type ReactNode } from 'react';

import './action-bar.css';

interface AnyBarAction {
  /** It identifies the action: with another label it is another one, and ignores taps for a moment (see Button). */
  readonly label: string;
  /** The visible label, if it differs: the label with an amount. The action stays the same. */
  readonly content?: ReactNode;
  /** A line of text below the other action: the less usual way. */
  readonly isQuiet?: boolean | undefined;
  /** A button above the bar comes first. */
  readonly isOutlined?: boolean;
  /** On pointerdown: a tap is likely, and what it will need may be prefetched. */
  readonly onPress?: (() => void) | undefined;
}

export interface BarLink extends AnyBarAction, Pick<LinkProps, 'href' | 'replace' | 'state' | 'download' | 'onClick'> {}

export interface BarButton extends AnyBarAction {
  readonly href?: never;
  readonly onClick: () => void;
  /** Identifies the action where the label does not: with an amount, on a button that moves money (see Button). */
  readonly action?: string;
  /** Its action is in progress: it shows that and is inert. */
  readonly isBusy?: boolean;
  /** The label during the action; without it a ring. */
  readonly busyLabel?: ReactNode;
  /** It leads somewhere or opens something, and writes nothing: a tap that comes before its handler may be replayed. */
  readonly isReplayable?: boolean;
  /** Grey: it cannot be done now. Say why in the bar's `hint`. */
  readonly isInert?: boolean;
}

export type BarAction = BarLink | BarButton;

export interface ActionBarProps {
  readonly primary: BarAction;
  readonly secondary?: BarAction | undefined;
  /** A short sentence above; describes both buttons. */
  readonly hint?: ReactNode;
  /** Between the hint and the buttons: a box that the action needs. */
  readonly above?: ReactNode;
  /** Beside the hint, and no part of what describes the buttons. */
  readonly beside?: ReactNode;
}

/** The screen's action at the thumb: above the home indicator, and above the keyboard while it is open. */
export function ActionBar({ primary, secondary, hint, above, beside }: ActionBarProps): ReactElement {
  const hintId = useId();
  const describedBy = hint ? hintId : undefined;
  return (
    <div ref={followKeyboard} className="peace-action-bar" data-foot>
      {hint && (
        <div className="peace-action-bar__hint">
          <span id={hintId}>{hint}</span>
          {beside && <> {beside}</>}
        </div>
      )}
      {above}
      <div className="peace-action-bar__buttons">
        {secondary && <PlacedAction action={secondary} describedBy={describedBy} />}
        <PlacedAction action={primary} isPrimary describedBy={describedBy} />
      </div>
    </div>
  );
}

interface PlacedActionProps {
  readonly action: BarAction;
  readonly isPrimary?: boolean;
  readonly describedBy: string | undefined;
}

function PlacedAction({ action, isPrimary = false, describedBy }: PlacedActionProps): ReactElement {
  const { label, content = label, isQuiet, isOutlined, onPress } = action;
  const isFilled = isPrimary && !isOutlined;
  const look = {
    type: isFilled ? 'primary' : 'default',
    size: 'large',
    plain: !isFilled,
    className: isQuiet ? 'peace-action-bar__quiet' : undefined,
    'aria-describedby': describedBy,
    onPointerDown: onPress,
  } as const;
  if (action.href !== undefined) {
    return (
      <ButtonLink
        {...look}
        href={action.href}
        replace={action.replace}
        state={action.state}
        download={action.download}
        onClick={action.onClick}
      >
        {content}
      </ButtonLink>
    );
  }
  const { onClick, isBusy = false, busyLabel, isReplayable, isInert = false } = action;
  return (
    <Button
      {...look}
      action={action.action ?? label}
      disabled={isInert}
      loading={isBusy}
      place={isPrimary ? 'primary' : 'secondary'}
      // Not before: a long one would make a tall button of it.
      loadingText={isBusy ? busyLabel : undefined}
      data-replay={isReplayable}
      onClick={onClick}
    >
      {content}
    </Button>
  );
}
