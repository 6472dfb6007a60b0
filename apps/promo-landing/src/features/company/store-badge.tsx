import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import type { Store, StoreLink } from './store-links.ts';
import './store-badge.css';

export interface StoreBadgeProps {
  readonly link: StoreLink;
  /** The visitor's own store, or one of two alike. */
  readonly isQuiet?: boolean;
  readonly onOpen?: ((store: Store) => void) | undefined;
}

/** The way to a store. The mark is our own drawing; the stores' badges are their trademarks and have rules of their own. */
export function StoreBadge({ link, isQuiet = false, onOpen }: StoreBadgeProps): ReactElement {
  const t = useMessages(promoMessages);
  const isApple = link.store === 'appStore';
  return (
    <a
      className={isQuiet ? 'promo-badge promo-badge--quiet' : 'promo-badge'}
      href={link.href}
      onClick={() => onOpen?.(link.store)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {isApple ? appStoreMark : playStoreMark}
      </svg>
      {t(isApple ? 'toAppStore' : 'toPlayStore')}
    </a>
  );
}

const appStoreMark = (
  <path
    d="M12 4 6.5 14M12 4l5.5 10M4 14h9.500M16 14h4M5.5 17 4.5 19M17.8 17l1.2 2"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
  />
);

const playStoreMark = (
  <path d="M5 3.500v17L19.5 12z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" />
);
