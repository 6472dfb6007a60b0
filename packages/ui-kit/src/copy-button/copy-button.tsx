import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { CheckIcon, CopyIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';
import { useIsHydrated } from '../use-is-hydrated/use-is-hydrated.tsx';
import './copy-button.css';

/** How copying went; `manual` where the platform refused it and the person has to do it. */
export type CopyState = 'idle' | 'copied' | 'manual';

export interface CopyButtonProps {
  readonly copyState: CopyState;
  readonly onCopy: () => void;
  /** Default the common 'Copy'. */
  readonly label?: ReactNode;
  /** Its full name, where several stand on a page; begins with what is to be read on it. */
  readonly name?: string | undefined;
  readonly describedBy: string;
  /** A round button without words, where a column of them stands beside what they copy. */
  readonly isIcon?: boolean;
  /** The value may not be copied now; a text beside it says why. */
  readonly isInert?: boolean;
}

/** Asks to copy and says that it was copied. Copying itself is the caller's, in the tap. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { copyState, onCopy, label, name, describedBy, isIcon = false, isInert = false } = props;
  const t = useMessages(commonMessages);
  const isHydrated = useIsHydrated();
  const isCopied = copyState === 'copied';
  const words = isCopied ? t('copied') : (label ?? t('copy'));
  return (
    <Button
      className={isIcon ? 'peace-copy-button peace-copy-button--icon' : 'peace-copy-button'}
      // The permission to copy ends with the tap, so a tap before React could not be replayed.
      style={isHydrated ? undefined : { visibility: 'hidden' }}
      size="small"
      plain
      disabled={isInert}
      icon={isCopied ? <CheckIcon /> : <CopyIcon />}
      aria-label={isCopied ? undefined : name}
      aria-describedby={describedBy}
      onClick={onCopy}
    >
      {isIcon ? <span className="van-visually-hidden">{words}</span> : words}
    </Button>
  );
}

/** Announces the result to assistive technology, and shows everyone what to do when copying did not work. */
export function CopyHint({ copyState }: { readonly copyState: CopyState }): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <div className="peace-copy-hint" role="status">
      {copyState === 'copied' && <span className="van-visually-hidden">{t('copied')}</span>}
      {copyState === 'manual' && <p className="peace-copy-hint__text">{t('copyByHand')}</p>}
    </div>
  );
}
