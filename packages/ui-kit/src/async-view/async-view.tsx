import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';
import type { ReactElement, ReactNode } from 'react';

import { ScreenMessage } from '../screen-message/screen-message.tsx';
import type { DrawingName, MessageAction } from '../screen-message/screen-message.tsx';
import './async-view.css';

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

/** One of four: what is to come, nothing there, a failure with a way to try again, or the content itself. */
export function AsyncView({ state, skeleton, loadingLabel }: AsyncViewProps): ReactElement {
  const t = useMessages(commonMessages);
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonBusy label={loadingLabel ?? t('loading')}>
          <div className="peace-async__skeleton">{skeleton}</div>
        </SkeletonBusy>
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
            primary={{ label: t('retry'), onClick: state.onRetry, isBusy: state.isRetrying }}
            secondary={state.action}
          />
        </div>
      );
    case 'ready':
      return <>{state.children}</>;
  }
}
