import type { Company } from '@peace/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { TrustNote } from '#features/company/trust-note.tsx';
import { LandingHero } from '#features/page/landing-hero.tsx';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
import { NextSteps } from './next-steps.tsx';
import { PriceExample } from './price-example.tsx';
import '#features/page/layout.css';
import './registration.css';

export interface RegistrationScreenProps extends Omit<RegistrationFormProps, 'firstButton' | 'contact'> {
  readonly look: CampaignLook;
  readonly company: Company;
}

/** The page that a campaign's link opens (spec §2): hero, form, price and next steps. */
export function RegistrationScreen({ look, company, ...form }: RegistrationScreenProps): ReactElement {
  const t = useMessages(promoMessages);
  const ownTags = [t('chipDecision'), t('chipFree')];
  return (
    // After the first step the hero shrinks to one line above the form.
    <div className="promo-layout" data-step={form.furthest}>
      <LandingHero
        title={look.title ?? t('headline')}
        lead={look.description ?? t('lead')}
        image={look.image}
        brand={look.brand}
        offer={look.offer}
        tags={look.tags.length > 0 ? look.tags : ownTags}
        keepsRoom
      />
      <div className="promo-layout__action">
        <RegistrationForm {...form} contact={company} firstButton={look.buttonText} />
        <TrustNote company={company} brand={look.brand?.name ?? null} />
      </div>
      <div className="promo-layout__more">
        <PriceExample offer={company.offer} />
        <NextSteps />
      </div>
    </div>
  );
}
