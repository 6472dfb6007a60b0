import type { Company } from '@peace/company';
import { phoneText } from '@peace/company/phone-text';
import { companyMessages } from '@peace/i18n/messages/company';
import { useMessages } from '@peace/i18n/react';
import { contactLink } from '@peace/validators/safe-url';
import type { Statistics, StatisticsChoice } from '@peace/page/statistics';
import { CompanyFacts } from '@peace/ui-kit/company-facts';
import { LazyConsentSetting } from '@peace/ui-kit/lazy-consent';
import '#shared/page.css';

export interface AdvertFooterProps {
  readonly company: Company;
  /** The visitor's answer about statistics. */
  readonly choice: StatisticsChoice;
  readonly onConsent: Statistics['decide'];
}

/** Shows the facts that a lender's advertisement must have in the Philippines: lender, authority, and the advice to study the terms. */
export function AdvertFooter({ company, choice, onConsent }: AdvertFooterProps) {
  const t = useMessages(companyMessages);
  const { address, phone, email, website } = company;
  return (
    <footer className="promo-footer">
      <div className="promo-footer__inside">
        <CompanyFacts company={company} />
        <div>
          <p className="promo-footer__advice">{t('advice')}</p>
          <p>
            {address.street}, {address.city}, {address.postalCode} {address.province}
          </p>
        </div>
        <ul className="promo-footer__links">
          <li>
            <a href={contactLink({ kind: 'telephone', number: phone }) ?? undefined}>{phoneText(phone)}</a>
          </li>
          <li>
            <a href={contactLink({ kind: 'mail', address: email }) ?? undefined}>{email}</a>
          </li>
          <li>
            <a href={`${website}/loan-terms/`}>{t('loanTerms')}</a>
          </li>
          <li>
            <a href={`${website}/privacy/`}>{t('privacyPolicy')}</a>
          </li>
          <li>
            <a href={`${website}/complaints/`}>{t('complaints')}</a>
          </li>
          <li>
            <a href={`${import.meta.env.BASE_URL}licenses.txt`}>{t('licenses')}</a>
          </li>
        </ul>
        {(choice === 'granted' || choice === 'refused') && (
          <LazyConsentSetting counted="steps" consent={choice} onChange={onConsent} />
        )}
      </div>
    </footer>
  );
}
