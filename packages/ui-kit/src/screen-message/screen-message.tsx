import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import type { LinkProps } from '@peace/vant-react-compat/link';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';

import type { Drawing } from '../drawings/drawings.tsx';
import { SupportReference } from './support-reference.tsx';
import './screen-message.css';

export { SupportReferenceContext } from '../support-details/support-context.ts';

/** What leads to another page. */
interface MessageLink extends Pick<LinkProps, 'href' | 'replace' | 'state'> {
  readonly label: ReactNode;
  readonly onClick?: never;
}

interface MessageButton {
  readonly label: ReactNode;
  readonly href?: never;
  readonly onClick: () => void;
  /** What it asked for is under way: inert, with a ring. */
  readonly isBusy?: boolean;
  /** What it says meanwhile. */
  readonly busyLabel?: ReactNode;
}

/** The next step: a link, or a button that does something. */
export type MessageAction = MessageLink | MessageButton;

export interface ScreenMessageProps {
  /** One of `drawings`. */
  readonly drawing: Drawing;
  readonly title: ReactNode;
  /** A sentence on what happened or what to do. */
  readonly children?: ReactNode;
  readonly primary?: MessageAction;
  readonly secondary?: MessageAction;
  /** Default `2`; `1` where no frame with a heading surrounds it. */
  readonly headingLevel?: 1 | 2;
  /** Something failed: the reference that support finds the visit by is below. */
  readonly isFailure?: boolean;
  /** Of a failure: a code that support may ask for. */
  readonly details?: string | null | undefined;
  /** Of a failure: what the server's log knows the request by. */
  readonly requestId?: string | undefined;
}

/** What is where a screen's content would: a drawing, a sentence, and a way on. */
export function ScreenMessage(props: ScreenMessageProps): ReactElement {
  const {
    drawing: Scene,
    title,
    children,
    primary,
    secondary,
    headingLevel = 2,
    isFailure,
    details,
    requestId,
  } = props;
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="peace-message" aria-labelledby={titleId}>
      <Scene />
      <Heading id={titleId} className="peace-message__title">
        {title}
      </Heading>
      {children && <div className="peace-message__text">{children}</div>}
      {(primary || secondary) && (
        <div className="peace-message__actions">
          {primary && <Way action={primary} isPrimary />}
          {secondary && <Way action={secondary} />}
        </div>
      )}
      {isFailure && <SupportReference details={details} requestId={requestId} />}
    </section>
  );
}

function Way({ action, isPrimary = false }: { readonly action: MessageAction; readonly isPrimary?: boolean }) {
  const look = { type: isPrimary ? 'primary' : 'default', plain: !isPrimary } as const;
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
      loadingText={isBusy ? busyLabel : undefined}
      // A way on leads somewhere or reads again: a tap that comes before its handler may be replayed.
      data-replay
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
