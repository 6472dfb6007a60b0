import { useId, type ReactElement, type ReactNode, type Ref } from 'react';

import type { Drawing } from '../drawings/drawings.tsx';
import { SupportDetails } from '../support-details/support-details.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import { Way, type MessageAction } from './way.tsx';
import './screen-message.css';

export type { MessageAction } from './way.tsx';

export interface ScreenMessageProps {
  readonly drawing: Drawing;
  /** The message in a sentence or less. The rest of a text is set below its first sentence. */
  readonly title: ReactNode;
  /** A sentence on what happened or what to do. */
  readonly children?: ReactNode;
  /** The sum it is about: an `Amount`. */
  readonly amount?: ReactNode;
  /** The facts: up to three `DetailRows`. */
  readonly facts?: ReactNode;
  /** The next step, below the facts. */
  readonly next?: ReactNode;
  readonly primary?: MessageAction | undefined;
  readonly secondary?: MessageAction | undefined;
  /** Read out when it appears: the outcome of what the borrower did. What surrounds it may do that already. */
  readonly isReadOut?: boolean;
  /** Something failed: what customer service asks for is below it, folded. */
  readonly isFailure?: boolean;
  /** Of a failure: a code that customer service may ask for. */
  readonly details?: string | null | undefined;
  /** Of a failure: what the server's log knows the request by. */
  readonly requestId?: string | undefined;
}

export interface MessageRoomProps {
  /** How what appears in it is read out. */
  readonly role: 'status' | 'alert';
  /** False while it has no message, or one that is not the whole page: then it is a region and no more. Default true. */
  readonly isFilled?: boolean;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The live region around a message that is the whole page: as high as the page. */
export function MessageRoom({ role, isFilled = true, children, ref }: MessageRoomProps): ReactElement {
  return (
    <div ref={ref} role={role} className={isFilled ? 'peace-message-room' : undefined}>
      {children}
    </div>
  );
}

/**
 * A whole page for one sentence: a drawing, what is, how much, up to three facts, what happens next, and what to do at the
 * thumb. Outcomes, empty lists, failures and unknown pages.
 */
export function ScreenMessage(props: ScreenMessageProps): ReactElement {
  const { drawing: Scene, title, children, amount, facts, next, primary, secondary } = props;
  const { isReadOut = false, isFailure, details = null, requestId } = props;
  const titleId = useId();
  return (
    <section className="peace-message" aria-labelledby={titleId}>
      <div className="peace-message__body" role={isReadOut ? 'status' : undefined}>
        <Scene />
        <h2 id={titleId} className="peace-message__title">
          {typeof title === 'string' ? inTwo(title) : title}
        </h2>
        {amount && <div className="peace-message__amount">{amount}</div>}
        {children && <div className="peace-message__text">{worded(children)}</div>}
        {facts && <div className="peace-message__facts">{facts}</div>}
        {next && <p className="peace-message__next">{worded(next)}</p>}
        {isFailure && <SupportDetails details={details} requestId={requestId} />}
      </div>
      {(primary || secondary) && (
        <div className="peace-message__actions">
          {primary && <Way action={primary} isPrimary isReplayable />}
          {secondary && <Way action={secondary} isReplayable />}
        </div>
      )}
    </section>
  );
}

/** Splits one message into the fact and, below it, the instruction. */
function inTwo(message: string): ReactNode {
  const [, what, then] = /^(.*?[.!?]) ([A-Z].*)$/s.exec(message) ?? [];
  if (!then) return message;
  return (
    <>
      <span>{what} </span>
      <span className="peace-message__then">{then}</span>
    </>
  );
}

function worded(text: ReactNode): ReactNode {
  return typeof text === 'string' ? <UnbrokenText>{text}</UnbrokenText> : text;
}
