import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import type { ReactElement, ReactNode } from 'react';

import { ScreenMessage } from '../screen-message/screen-message.tsx';
import type { DrawingName, MessageAction } from '../screen-message/screen-message.tsx';
import { useSlowLine } from './waiting.ts';
import type { Waiting } from './waiting.ts';
import './async-view.css';

export { SLOW_AFTER_MS, WaitingProvider } from './waiting.ts';
export type { Waiting } from './waiting.ts';

/** How far something asked for has come. */
export type AsyncState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'empty';
      readonly title: ReactNode;
      readonly text?: ReactNode;
      readonly action?: MessageAction;
    }
  | {
      readonly kind: 'failed';
      /** What went wrong, in a sentence. */
      readonly message: ReactNode;
      readonly onRetry: () => void;
      /** It is being tried again: what failed stays, its button turns. */
      readonly isRetrying?: boolean;
      /** Default `failed`. */
      readonly drawing?: DrawingName;
      /** Another way on, such as home. */
      readonly action?: MessageAction;
    }
  | { readonly kind: 'ready'; readonly children: ReactNode };

export interface AsyncViewProps {
  readonly state: AsyncState;
  /** The shape of what is to come, made of Skeletons. */
  readonly skeleton: ReactNode;
  /** What is loading, in words. Default the common 'loading…'. */
  readonly loadingLabel?: string;
}

/**
 * One of four: what is to come, nothing there, a failure with a way to try again, or the content itself. After 8 s without
 * an answer it says that the line is slow, with what the app's `WaitingProvider` offers.
 */
export function AsyncView({ state, skeleton, loadingLabel }: AsyncViewProps): ReactElement {
  const t = useMessages(commonMessages);
  const isRetrying = state.kind === 'failed' && state.isRetrying === true;
  const { isSlow, waiting } = useSlowLine(state.kind === 'loading' || isRetrying);
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <div className="peace-async__slow" role="status">
            {isSlow && <SlowLine waiting={waiting} />}
          </div>
          <SkeletonBusy label={loadingLabel ?? t('loading')}>
            <div className="peace-async__skeleton">{skeleton}</div>
          </SkeletonBusy>
        </>
      );
    case 'empty':
      return (
        <ScreenMessage drawing="empty" title={state.title} primary={state.action}>
          {state.text}
        </ScreenMessage>
      );
    case 'failed':
      return (
        <div role="alert">
          <ScreenMessage
            drawing={state.drawing ?? 'failed'}
            title={state.message}
            // A retry that hangs is not the last one.
            primary={{
              label: t('retry'),
              onClick: isSlow && waiting ? waiting.onTryAgain : state.onRetry,
              isBusy: isRetrying && !isSlow,
            }}
            secondary={state.action}
          >
            {isSlow && t('slowLine')}
          </ScreenMessage>
        </div>
      );
    case 'ready':
      return <>{state.children}</>;
  }
}

/** The answer may still come: what is to come stays on the screen below. */
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
