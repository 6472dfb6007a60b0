import type { FailureSupport } from '@peace/i18n/error-wording';
import { ClockIcon, ReplayIcon } from '@peace/vant-react-compat/icon';
import { Spinner } from '@peace/vant-react-compat/loading';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';

import { Way, type MessageAction } from '../screen-message/way.tsx';
import { SupportDetails } from '../support-details/support-details.tsx';
import { toneClass, toneIcons, type Tone } from '../tone/tone.tsx';
import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './outcome.css';

/** The state of a payment, an application, a complaint or an account. */
export type OutcomeKind = 'sending' | 'checking' | 'notArrived' | 'unknown' | 'refused' | 'done';

export interface OutcomeProps {
  readonly kind: OutcomeKind;
  /** The state in a sentence or less. */
  readonly title: ReactNode;
  /** The next step. */
  readonly text?: ReactNode;
  /** Amount, date, order number. */
  readonly children?: ReactNode;
  /** The safe one: it cannot cost anything. */
  readonly primary?: MessageAction | undefined;
  readonly secondary?: MessageAction | undefined;
  readonly support?: FailureSupport | undefined;
  /** The element around it is announced already. */
  readonly isReadOutAround?: boolean;
  /** It takes the focus when it appears: what was to be done has to be decided anew. */
  readonly takesFocus?: boolean;
}

const tones: Readonly<Record<OutcomeKind, Tone>> = {
  sending: 'calm',
  checking: 'calm',
  notArrived: 'attention',
  unknown: 'attention',
  refused: 'danger',
  done: 'success',
};

const noSupport: FailureSupport = { details: null, requestId: undefined };

/** Customer service asks for the reference of these outcomes. */
const needsSupport: ReadonlySet<OutcomeKind> = new Set(['notArrived', 'unknown', 'refused']);

/**
 * How an attempt went: the same place, mark and tone for each of them. It is read out when it appears and whenever it
 * changes.
 */
export function Outcome(props: OutcomeProps): ReactElement {
  const { kind, title, text, children, primary, secondary, isReadOutAround = false, takesFocus = false } = props;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={card}
      className={`peace-outcome ${toneClass(tones[kind])}`}
      aria-labelledby={titleId}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <span className="peace-outcome__mark" aria-hidden="true">
        <Mark kind={kind} />
      </span>
      <div className="peace-outcome__words" role={isReadOutAround ? undefined : 'status'}>
        <h2 id={titleId} className="peace-outcome__title">
          {title}
        </h2>
        {text && (
          <div className="peace-outcome__text">
            {typeof text === 'string' ? <UnbrokenText>{text}</UnbrokenText> : text}
          </div>
        )}
      </div>
      {children && <div className="peace-outcome__facts">{children}</div>}
      {needsSupport.has(kind) && <SupportDetails {...(props.support ?? noSupport)} />}
      {(primary || secondary) && (
        <div className="peace-outcome__actions">
          {primary && <Way action={primary} isPrimary />}
          {secondary && <Way action={secondary} />}
        </div>
      )}
    </section>
  );
}

function Mark({ kind }: { readonly kind: OutcomeKind }): ReactElement {
  switch (kind) {
    case 'sending':
    case 'checking':
      return <Spinner />;
    case 'notArrived':
      return <ReplayIcon />;
    case 'unknown':
      return <ClockIcon />;
    case 'refused':
      return <toneIcons.danger />;
    case 'done':
      return (
        <svg className="peace-outcome__check" viewBox="0 0 24 24" focusable="false">
          <path d="m4.5 12.5 5 5L19.5 7" />
        </svg>
      );
  }
}
