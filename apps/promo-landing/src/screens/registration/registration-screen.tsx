import type { Company, Offer } from '@peace/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { LandingHero } from '#features/page/landing-hero.tsx';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import type { RegistrationFormProps } from './form-parts.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { companyMessages } from '@peace/i18n/messages/company';
import { promoLoanMessages } from '@peace/i18n/messages/promo-loan';
import { exampleTexts, workedExample } from '@peace/company/loan-calculator';
import { figures } from '@peace/company/loan-facts';
import { Card } from '@peace/ui-kit/card';
import { useMemo } from 'react';
import '#shared/page.css';
import './registration.css';

export interface RegistrationScreenProps extends Omit<RegistrationFormProps, 'contact'> {
  readonly look: CampaignLook;
  readonly company: Company;
}

/** The page that a campaign's link opens (spec §2): hero, form, price and next steps. */
export function RegistrationScreen({ look, company, ...form }: RegistrationScreenProps) {
  const t = useMessages(promoMessages);
  const licence = useMessages(companyMessages)('licensed');
  const ownTags = [t('chipDecision'), t('chipFree')];
  return (
    // After the first step the hero shrinks to one line above the form.
    <div className="promo-layout" data-step={form.step}>
      <LandingHero
        title={look.title ?? t('headline')}
        lead={look.description ?? t('lead')}
        image={look.image}
        brand={look.brand}
        offer={look.offer}
        tags={look.tags.length > 0 ? look.tags : ownTags}
        licence={licence}
        keepsRoom
      />
      <div className="promo-layout__action">
        <RegistrationForm {...form} contact={company} />
        <TrustNote company={company} brand={look.brand?.name ?? null} />
      </div>
      <div className="promo-layout__more">
        <PriceExample offer={company.offer} />
        <NextSteps />
      </div>
    </div>
  );
}

export interface TrustNoteProps {
  readonly company: Company;
  /** The campaign's own name for the app. */
  readonly brand: string | null;
}

/** The lender's name and licence beside the field for the number, its use of the number, and what it never asks for. */
function TrustNote({ company, brand }: TrustNoteProps) {
  const t = useMessages(promoMessages);
  const { name, secRegistrationNumber, certificateOfAuthorityNumber } = company;
  return (
    <div className="promo-trust">
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 3 5 5.5v5.5c0 4.5 2.9 8 7 10 4.1-2 7-5.5 7-10V5.5zM8.8 12l2.3 2.3L15.3 10" />
      </svg>
      <p>
        <strong>{name}</strong>
        {t('trustNumbers', { sec: secRegistrationNumber, authority: certificateOfAuthorityNumber })}
        <span>{t('trustCode')}</span>
        <span>{t('numberUse')}</span>
        {brand !== null && <span>{t('trustApp', { brand, company: name })}</span>}
      </p>
    </div>
  );
}

/** Shows the cost of the company's offer, its conditions, and the regulator's advice (spec §9). */
function PriceExample({ offer }: { readonly offer: Offer }) {
  const t = useMessages(promoLoanMessages);
  const advice = useMessages(companyMessages)('advice');
  const texts = useMemo(() => exampleTexts(workedExample(offer)), [offer]);
  return (
    <div className="promo-price">
      <Card title={t('example')}>
        <p className="promo-price__terms">{t('exampleTerms', texts)}</p>
        <p className="promo-price__sums">
          <strong>{t('exampleEach', texts)}</strong>
          <strong>{t('exampleTotal', texts)}</strong>
        </p>
        <p>
          {t('exampleCost', texts)} {texts.effective && t('exampleRate', texts)}
        </p>
        <p className="promo-price__all">{t('exampleAll', figures)}</p>
        <p className="promo-price__advice">{advice}</p>
      </Card>
    </div>
  );
}

const steps = [
  ['nextRegister', 'nextRegisterText'],
  ['nextDownload', 'nextDownloadText'],
  ['nextRead', 'nextReadText'],
] as const;

/** Explains the steps after the registration: first-time visitors want to know them before they enter a number. */
function NextSteps() {
  const t = useMessages(promoLoanMessages);
  return (
    <Card title={t('next')}>
      <ol className="promo-steps">
        {steps.map(([title, text]) => (
          <li key={title} className="promo-steps__step">
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
