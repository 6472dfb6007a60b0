import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import './get-app.css';

/** A bag with a handle for Apple's store, a play sign for Google's: signs of our own, the stores' logos are theirs. */
const signs = {
  appStore: 'M5 8h14l1 12.5H4zM8.5 8a3.5 3.5 0 0 1 7 0',
  playStore: 'M6 3.5v17L19.5 12z',
} as const;

export type Store = keyof typeof signs;

/** The addresses of the two stores, and the callback when one was chosen. */
export interface StoreLinksProps {
  readonly company: Pick<Company, 'appStoreUrl' | 'playStoreUrl'>;
  readonly onOpen: (store: Store) => void;
}

/** The two stores, as buttons. */
export function StoreLinks({ company, onOpen }: StoreLinksProps) {
  const t = useMessages(officialSiteMessages);
  return (
    <p className="store-links">
      <StoreLink
        href={company.appStoreUrl}
        store="appStore"
        lead={t('appStoreLead')}
        name={t('appStore')}
        onOpen={onOpen}
      />
      <StoreLink
        href={company.playStoreUrl}
        store="playStore"
        lead={t('playStoreLead')}
        name={t('playStore')}
        onOpen={onOpen}
      />
    </p>
  );
}

interface StoreLinkProps extends Pick<StoreLinksProps, 'onOpen'> {
  readonly href: string;
  readonly store: Store;
  readonly lead: string;
  readonly name: string;
}

function StoreLink({ href, store, lead, name, onOpen }: StoreLinkProps) {
  return (
    <a className="store-link" href={href} aria-label={`${lead} ${name}`} onClick={() => onOpen(store)}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={signs[store]} />
      </svg>
      <span>
        <span className="store-link-lead">{lead} </span>
        <span className="store-link-name">{name}</span>
      </span>
    </a>
  );
}
