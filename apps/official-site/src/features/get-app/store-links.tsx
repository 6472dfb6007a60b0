import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import './get-app.css';

/** A bag with a handle for Apple's store, a play sign for Google's: signs of our own, the stores' logos are theirs. */
const signs = {
  appStore: 'M5 8h14l1 12.5H4zM8.5 8a3.5 3.5 0 0 1 7 0',
  playStore: 'M6 3.5v17L19.5 12z',
} as const;

/** The two stores, as buttons. */
export function StoreLinks({ company }: { readonly company: Pick<Company, 'appStoreUrl' | 'playStoreUrl'> }) {
  const t = useMessages(officialSiteMessages);
  return (
    <p className="store-links">
      <StoreLink href={company.appStoreUrl} sign="appStore" lead={t('appStoreLead')} name={t('appStore')} />
      <StoreLink href={company.playStoreUrl} sign="playStore" lead={t('playStoreLead')} name={t('playStore')} />
    </p>
  );
}

function StoreLink(props: { href: string; sign: keyof typeof signs; lead: string; name: string }) {
  const { href, sign, lead, name } = props;
  return (
    <a className="store-link" href={href} aria-label={`${lead} ${name}`}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={signs[sign]} />
      </svg>
      <span>
        <span className="store-link-lead">{lead} </span>
        <span className="store-link-name">{name}</span>
      </span>
    </a>
  );
}
