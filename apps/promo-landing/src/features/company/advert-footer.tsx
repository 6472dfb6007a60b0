import type { Company } from '@peace/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { CompanyFacts } from '@peace/ui-kit/company-facts';
import type { ReactElement } from 'react';
import './advert-footer.css';

/** What a lender's advertisement must say in the Philippines: who it is, by which authority, and to study the terms. */
export function AdvertFooter({ company }: { readonly company: Company }): ReactElement {
  const t = useMessages(promoMessages);
  const { address, phone, email, website } = company;
  return (
    <footer className="promo-footer">
      <div className="promo-footer__inside">
        <p className="promo-footer__advice">{t('advice')}</p>
        <CompanyFacts company={company} />
        <p>
          {address.street}, {address.city}, {address.postalCode} {address.province}
        </p>
        <ul className="promo-footer__links">
          <li>
            <a href={`tel:${phone}`}>{phone}</a>
          </li>
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <a href={`${website}/#loan-terms`}>{t('loanTerms')}</a>
          </li>
          <li>
            <a href={company.privacyUrl}>{t('privacyPolicy')}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
