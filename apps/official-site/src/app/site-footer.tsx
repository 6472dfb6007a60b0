import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { CompanyFacts } from '@peace/ui-kit/company-facts';
import { ContactDetails } from '#features/contact/contact-details.tsx';
import { views } from '#shared/views.ts';
import { viewNames } from './navigation.ts';

/** Who is behind the site and how to reach them, under every view. */
export function SiteFooter({ company }: { readonly company: Company }) {
  const t = useMessages(officialSiteMessages);
  return (
    <footer className="site-footer">
      <div className="page-width">
        <div>
          <h2>{t('contact')}</h2>
          <ContactDetails company={company} />
        </div>
        <ul>
          {views.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{t(viewNames[name])}</a>
            </li>
          ))}
        </ul>
        <CompanyFacts company={company} />
      </div>
    </footer>
  );
}
