import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';

import { Link, type LinkProps } from '../link/link.tsx';
import { Spinner } from '../loading/loading.tsx';
import { useButtonAction, type ButtonRef } from './button-action.tsx';
import './button.css';

export { ACTION_SETTLES_MS, ButtonPlaces } from './button-action.tsx';

/** How a button looks; shared by Button and ButtonLink. */
export interface ButtonLook {
  /** Default `default`. One `primary` on a screen: its action. */
  readonly type?: 'default' | 'primary' | 'danger' | undefined;
  /** Outlined on the ground instead of filled. */
  readonly plain?: boolean | undefined;
  readonly size?: 'normal' | 'small' | 'large' | undefined;
  /** As wide as what it stands in. */
  readonly block?: boolean | undefined;
}

interface ButtonState {
  readonly disabled?: boolean;
  readonly loading?: boolean;
  readonly className?: string | undefined;
}

/** Vant's class names for a look and a state. */
function buttonClass(look: ButtonLook, { disabled, loading, className }: ButtonState): string {
  const { type = 'default', plain, size = 'normal', block } = look;
  const modifiers = { [type]: true, [size]: true, plain, block, disabled, loading };
  const classes = Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? [`van-button--${name}`] : []));
  return ['van-button', ...classes, ...(className ? [className] : [])].join(' ');
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'type' | 'children' | 'ref'> {
  /** The label. It identifies the action: a button with another label is another one, and ignores taps for a moment. */
  readonly children: ReactNode;
  /** Identifies the action where the label does not: it is no text, or gains an amount. */
  readonly action?: string;
  readonly icon?: ReactNode;
  /** The native type; `submit` inside a form. Default `button`. */
  readonly nativeType?: 'button' | 'submit' | 'reset';
  /** Its action is in progress: inert, but it keeps its width and the focus. */
  readonly loading?: boolean;
  /** The label during the action; without it only the ring shows, and the accessible name stays. */
  readonly loadingText?: ReactNode;
  /** Its place in the `ButtonPlaces` around it, whose former button may have been another component's. */
  readonly place?: string;
  readonly ref?: ButtonRef;
}

/** A native `<button>` that looks like Vant's. */
export function Button({
  type,
  plain,
  size,
  block,
  icon,
  nativeType = 'button',
  loading = false,
  loadingText,
  disabled = false,
  className,
  children,
  action,
  place,
  ref,
  onClick,
  ...native
}: ButtonProps): ReactElement {
  const { key, attach, ignores } = useButtonAction(action ?? children, disabled || loading, place, ref);
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading && !ignores(event.timeStamp)) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };

  // While loading it is not `disabled`: that drops the focus in the middle of what the person asked for.
  return (
    <button
      key={key}
      {...native}
      ref={attach}
      type={nativeType}
      className={buttonClass({ type, plain, size, block }, { disabled, loading, className })}
      disabled={disabled}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} loading={loading} loadingText={loadingText}>
        {children}
      </ButtonContent>
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'type' | 'children'> {
  readonly children: ReactNode;
  /** The link's target is being looked up: it shows that. */
  readonly loading?: boolean;
  readonly loadingText?: ReactNode;
}

/** A link in a button's clothes: it goes somewhere, it does nothing. */
export function ButtonLink(props: ButtonLinkProps): ReactElement {
  const { type, plain, size, block, loading = false, loadingText, className, children, ...native } = props;
  return (
    <Link
      {...native}
      className={buttonClass({ type, plain, size, block }, { loading, className })}
      aria-busy={loading || undefined}
    >
      <ButtonContent loading={loading} loadingText={loadingText}>
        {children}
      </ButtonContent>
    </Link>
  );
}

type ButtonContentProps = Pick<ButtonProps, 'icon' | 'loading' | 'loadingText' | 'children'>;

/** Both labels are always there, one of them unseen and unread, so that the width does not change. */
function ButtonContent({ icon, loading = false, loadingText, children }: ButtonContentProps): ReactElement {
  const hasLoadingText = loadingText !== undefined;
  const isCovered = loading && !hasLoadingText;
  return (
    <span className="van-button__content">
      <span
        className={isCovered ? 'van-button__label van-button__label--covered' : 'van-button__label'}
        aria-hidden={(loading && hasLoadingText) || undefined}
      >
        {icon}
        <span className="van-button__text">{children}</span>
      </span>
      {(loading || hasLoadingText) && (
        <span className="van-button__label" aria-hidden={!loading || undefined}>
          <Spinner />
          {hasLoadingText && <span>{loadingText}</span>}
        </span>
      )}
    </span>
  );
}
