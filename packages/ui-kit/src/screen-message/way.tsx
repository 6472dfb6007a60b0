import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import type { LinkProps } from '@peace/vant-react-compat/link';
import type { ReactElement, ReactNode } from 'react';

interface MessageLink extends Pick<LinkProps, 'href' | 'replace' | 'state'> {
  readonly label: ReactNode;
  readonly onClick?: never;
}

interface MessageButton {
  readonly label: ReactNode;
  readonly href?: never;
  readonly onClick: () => void;
  /** Its action is in progress: inert, with a ring. */
  readonly isBusy?: boolean;
  readonly busyLabel?: ReactNode;
}

/** The next step: a link, or a button that does something. */
export type MessageAction = MessageLink | MessageButton;

interface WayProps {
  readonly action: MessageAction;
  readonly isPrimary?: boolean;
  /** It navigates or reads again, and writes nothing: a tap before hydration may be replayed. */
  readonly isReplayable?: boolean;
}

/** A next step below a message or an outcome. */
export function Way({ action, isPrimary = false, isReplayable }: WayProps): ReactElement {
  const look = { type: isPrimary ? 'primary' : 'default', plain: !isPrimary, size: 'large' } as const;
  if (action.href !== undefined) {
    return (
      <ButtonLink {...look} href={action.href} replace={action.replace} state={action.state}>
        {action.label}
      </ButtonLink>
    );
  }
  const { label, onClick, isBusy = false, busyLabel } = action;
  return (
    <Button
      {...look}
      loading={isBusy}
      // Not before: a long one would make a tall button of it.
      loadingText={isBusy ? busyLabel : undefined}
      data-replay={isReplayable}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
