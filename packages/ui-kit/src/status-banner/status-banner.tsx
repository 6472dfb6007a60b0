import { ClockIcon, FailIcon, InfoIcon, SuccessIcon, WarningIcon, type Icon } from '@peace/vant-react-compat/icon';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';

import { UnbrokenText } from '../unbroken-text/unbroken-text.tsx';
import './status-banner.css';

/** The meaning of a status for the borrower. It decides the icon and the colour. */
export type StatusTone = 'info' | 'progress' | 'success' | 'warning' | 'danger';

export interface StatusBannerProps {
  readonly tone: StatusTone;
  /** Usually the server's words. */
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** More that belongs to the status: a link, a date. */
  readonly children?: ReactNode;
  /** It takes the focus when it appears: what was to be done has to be decided anew. */
  readonly takesFocus?: boolean;
}

const statusIcons: Readonly<Record<StatusTone, Icon>> = {
  info: InfoIcon,
  progress: ClockIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: FailIcon,
};

/** Shows a status: icon and colour say it before the text does. An empty title and description show nothing. */
export function StatusBanner(props: StatusBannerProps): ReactElement | null {
  const { tone, title, description, children, takesFocus = false } = props;
  const titleId = useId();
  const textId = useId();
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  const ToneIcon = statusIcons[tone];
  if (!title && !description) return null;
  return (
    <section
      ref={element}
      className={`peace-status peace-status--${tone}`}
      aria-labelledby={takesFocus ? titleId : undefined}
      aria-describedby={takesFocus && description ? textId : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <span className="peace-status__icon">
        <ToneIcon />
      </span>
      <div className="peace-status__text">
        {title && (
          <h2 id={titleId} className="peace-status__title">
            {title}
          </h2>
        )}
        {description && (
          <p id={textId} className="peace-status__description">
            {typeof description === 'string' ? <UnbrokenText>{description}</UnbrokenText> : description}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
