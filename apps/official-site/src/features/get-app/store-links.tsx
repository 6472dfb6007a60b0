import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import './get-app.css';

export type Store = 'appStore' | 'playStore';

/** The addresses of the two stores, and the callback when one was chosen. */
export interface StoreLinksProps {
  readonly company: Pick<Company, 'appStoreUrl' | 'playStoreUrl'>;
  readonly onOpen: (store: Store) => void;
}

/** The two stores, in words and in the page's own look: their badges are trademarks with rules of their own. */
export function StoreLinks({ company, onOpen }: StoreLinksProps) {
  const t = useMessages(officialSiteMessages);
  const stores = [
    { store: 'appStore', href: company.appStoreUrl, lead: t('appStoreLead'), name: t('appStore') },
    { store: 'playStore', href: company.playStoreUrl, lead: t('playStoreLead'), name: t('playStore') },
  ] as const;
  return (
    <p className="store-links">
      {stores.map(({ store, href, lead, name }) => (
        <a key={store} className="store-link" href={href} onClick={() => onOpen(store)}>
          <span className="store-link-lead">{lead} </span>
          <span className="store-link-name">{name}</span>
        </a>
      ))}
    </p>
  );
}
