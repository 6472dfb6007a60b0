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
export function buttonClass(look: ButtonLook, { disabled, loading, className }: ButtonState): string {
  const { type = 'default', plain, size = 'normal', block } = look;
  const modifiers = { [type]: true, [size]: true, plain, block, disabled, loading };
  const classes = Object.entries(modifiers).flatMap(([name, isOn]) => (isOn ? [`van-button--${name}`] : []));
  return ['van-button', ...classes, ...(className ? [className] : [])].join(' ');
}
