import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import type { Store, StoreLink } from './store-links.ts';

export interface StoreButtonProps {
  readonly link: StoreLink;
  /** A secondary button. */
  readonly isQuiet?: boolean;
  readonly onOpen: (store: Store) => void;
}

/** The way to a store, in words: the stores' badges are trademarks with rules of their own. */
export function StoreButton({ link, isQuiet = false, onOpen }: StoreButtonProps): ReactElement {
  const t = useMessages(promoMessages);
  return (
    <ButtonLink href={link.href} size="large" type={isQuiet ? 'default' : 'primary'} onClick={() => onOpen(link.store)}>
      {t(link.store === 'appStore' ? 'toAppStore' : 'toPlayStore')}
    </ButtonLink>
  );
}
