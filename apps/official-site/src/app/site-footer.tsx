import type { Company } from '@peace/company';
import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import { CompanyFacts } from '@peace/ui-kit/company-facts';
import { ContactDetails } from '#features/company/contact-details.tsx';
import { useSiteLinks } from '#shared/site-links.tsx';
import { places, viewNames, views } from '#shared/views.ts';
import '#shared/page.css';
import './site.css';

/** The folded navigation leads to this id without a script. */
export const siteMapId = 'site-map';

/** Names the company and its contacts, and links every part of the site. */
export function SiteFooter({ company }: { readonly company: Company }) {
  const t = useMessages(officialSiteMessages);
  const names = useMessages(companyMessages);
  const { toPage, toPlace, toView } = useSiteLinks();
  return (
    <footer className="site-footer">
      <div className="page-width">
        <div>
          <h2>{t('contact')}</h2>
          <ContactDetails company={company} />
        </div>
        <div id={siteMapId}>
          <h2>{t('onThisSite')}</h2>
          <div className="site-map">
            <ul>
              {views.map((name) => (
                <li key={name}>
                  <a href={toView(name)}>{names(viewNames[name])}</a>
                </li>
              ))}
              <li>
                <a href={toPage('complaints')}>{names('complaints')}</a>
              </li>
              {usePlaceNames().map(([place, name]) => (
                <li key={place}>
                  <a href={toPlace(place)}>{name}</a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="site-legal">
          <CompanyFacts company={company} />
          <a href={company.regulatorComplaintsUrl} rel="noreferrer">
            {useMessages(siteHelpMessages)('pledgeSec')}
          </a>
          <a href="/licenses.txt">{names('licenses')}</a>
        </div>
      </div>
    </footer>
  );
}

function usePlaceNames(): readonly (readonly [place: (typeof places)[keyof typeof places], name: string])[] {
  const t = useMessages(officialSiteMessages);
  const calculator = useMessages(siteCalculatorMessages);
  const help = useMessages(siteHelpMessages);
  return [
    [places.steps, t('steps')],
    [places.calculator, calculator('calculator')],
    [places.ways, help('ways')],
    [places.late, help('late')],
    [places.safety, help('safety')],
    [places.questions, help('questions')],
    [places.app, t('app')],
  ];
}
