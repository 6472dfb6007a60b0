import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import type { ReactElement, ReactNode } from 'react';

import { AppOnly, ClientOnly } from '../client-only/client-only.tsx';
import { ServiceDownDrawing, type Drawing } from '../drawings/drawings.tsx';
import { keepFocus } from '../keep-focus/keep-focus.tsx';
import { MessageRoom, ScreenMessage, type MessageAction } from '../screen-message/screen-message.tsx';
import { useSlowLine, type Waiting } from './waiting.ts';
import './async-view.css';

export { SLOW_AFTER_MS, useSlowLine, WaitingProvider } from './waiting.ts';
export type { Waiting } from './waiting.ts';

/**
 * How far a read has come. An app may say more of a failure and of what was read; a view needs no more than this.
 *
 * `message`: what went wrong, in a sentence. `details`: a code that customer service may ask for; `requestId`: what the server's log
 * knows it by. `isRetrying`: it is being tried again, what failed stays on the screen. `isRefused`: the server has said no, so
 * another way comes before trying again. `drawing`: of the failure; default a service that is closed. `retryLabel`: what trying again
 * is called where 'Retry' would say too little.
 */
export type AsyncState<Data, Failure = unknown, Answer = unknown> =
  | { readonly kind: 'loading' }
  | ({
      readonly kind: 'failed';
      readonly message: string;
      readonly details?: string | null;
      readonly requestId?: string | undefined;
      readonly isRetrying: boolean;
      readonly isRefused?: boolean;
      readonly drawing?: Drawing;
      readonly retryLabel?: string | undefined;
    } & Failure)
  | ({ readonly kind: 'ready'; readonly data: Data } & Answer);

export interface AsyncViewProps<Data> {
  readonly state: AsyncState<Data>;
  readonly skeleton: ReactNode;
  readonly onRetry: () => void;
  readonly children: (data: Data) => ReactNode;
  /** An action beside Retry after a failure. */
  readonly failureAction?: MessageAction;
  /** The text while loading. Default the common 'loading…'. */
  readonly loadingLabel?: string;
}

/**
 * One of three: a skeleton, a failure with a way to try again, or the content. After 8 s without
 * a response it says that the line is slow, with what the app's `WaitingProvider` offers.
 */
export function AsyncView<Data>(props: AsyncViewProps<Data>): ReactElement {
  const { state, skeleton, loadingLabel } = props;
  const t = useMessages(commonMessages);
  const isRetrying = state.kind === 'failed' && state.isRetrying;
  const slow = useSlowLine(state.kind === 'loading' || isRetrying);
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <div className="peace-async__slow" role="status">
            <ClientOnly>{() => slow.isSlow && <SlowLine waiting={slow.waiting} />}</ClientOnly>
          </div>
          <SkeletonBusy label={loadingLabel ?? t('loading')}>
            <div className="peace-async__skeleton">{skeleton}</div>
          </SkeletonBusy>
        </>
      );
    case 'failed':
      return <AppOnly>{() => <Failed {...props} {...slow} state={state} />}</AppOnly>;
    case 'ready':
      return <>{props.children(state.data)}</>;
  }
}

interface FailedProps extends Pick<AsyncViewProps<unknown>, 'onRetry' | 'failureAction'> {
  readonly state: AsyncState<unknown> & { readonly kind: 'failed' };
  readonly isSlow: boolean;
  readonly waiting: Waiting | null;
}

function Failed({ state, isSlow, waiting, onRetry, failureAction }: FailedProps): ReactElement {
  const t = useMessages(commonMessages);
  const { message, details, requestId, isRetrying, drawing = ServiceDownDrawing } = state;
  // A retry that hangs is not the last one.
  const again = {
    label: state.retryLabel ?? t('retry'),
    onClick: isSlow && waiting ? waiting.onTryAgain : onRetry,
    isBusy: isRetrying && !isSlow,
    busyLabel: t('retrying'),
  };
  const ways =
    failureAction && state.isRefused
      ? { primary: failureAction, secondary: again }
      : { primary: again, secondary: failureAction };
  return (
    <MessageRoom ref={keepFocus} role="alert">
      <ScreenMessage isFailure details={details} requestId={requestId} drawing={drawing} title={message} {...ways}>
        {isSlow && t('slowLine')}
      </ScreenMessage>
    </MessageRoom>
  );
}

/** A state with its data turned into what a view shows. */
export function mapReady<From, To>(state: AsyncState<From>, map: (data: From) => To): AsyncState<To> {
  return state.kind === 'ready' ? { kind: 'ready', data: map(state.data) } : state;
}

/** The response may still come: what is to come stays on the screen below. */
function SlowLine({ waiting }: { readonly waiting: Waiting | null }): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <>
      <p className="peace-async__slow-text">{t('slowLine')}</p>
      {waiting && (
        <div className="peace-async__slow-actions">
          <Button size="small" type="primary" onClick={waiting.onTryAgain}>
            {t('retry')}
          </Button>
          <Button size="small" plain onClick={waiting.onLeave}>
            {t('back')}
          </Button>
        </div>
      )}
    </>
  );
}
