import { ClockIcon, FailIcon, InfoIcon, SuccessIcon, WarningIcon, type Icon } from '@peace/vant-react-compat/icon';
import type { ReactElement, ReactNode } from 'react';

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
  const { tone, title, description, children } = props;
  const ToneIcon = statusIcons[tone];
  if (!title && !description) return null;
  return (
    <section className={`peace-status peace-status--${tone}`}>
      <span className="peace-status__icon">
        <ToneIcon />
      </span>
      <div className="peace-status__text">
        {title && <h2 className="peace-status__title">{title}</h2>}
        {description && (
          <p className="peace-status__description">
            {typeof description === 'string' ? <UnbrokenText>{description}</UnbrokenText> : description}
          </p>
        )}
        {children}
      </div>
    </section>
  );
}
