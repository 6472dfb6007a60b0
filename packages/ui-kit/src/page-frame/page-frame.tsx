import { commonMessages } from '@peace/i18n/messages/common';
import { useMessages } from '@peace/i18n/react';
import { ButtonPlaces } from '@peace/vant-react-compat/button';
import { ArrowIcon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';

import './page-frame.css';

export interface PageFrameProps {
  /** The screen's heading. The document's title is the app's matter. */
  readonly title: ReactNode;
  /** Without it there is no back button: the shell's own bar has one. */
  readonly onBack?: () => void;
  /** An ActionBar: stays at the thumb while the content scrolls. */
  readonly actionBar?: ReactNode;
  /** Cards and other blocks, one below the other. */
  readonly children: ReactNode;
}

/** A whole screen: the bar with its heading, a column of content no wider than can be read, the action at the bottom. */
export function PageFrame({ title, onBack, actionBar, children }: PageFrameProps): ReactElement {
  const t = useMessages(commonMessages);
  return (
    <div className="peace-page">
      <header className="peace-page__bar">
        <div className="peace-page__start">
          {onBack && (
            <button type="button" className="peace-page__back" aria-label={t('back')} data-replay onClick={onBack}>
              <ArrowIcon className="peace-page__back-icon" />
            </button>
          )}
        </div>
        <h1 className="peace-page__title">{title}</h1>
        <div className="peace-page__end" />
      </header>
      <main className="peace-page__main">
        <div className="peace-page__content">{children}</div>
        <ButtonPlaces>{actionBar}</ButtonPlaces>
      </main>
    </div>
  );
}
