import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import { LandingHero } from '#features/page/landing-hero.tsx';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { LoanFacts } from './loan-facts.tsx';
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
import { NextSteps } from './next-steps.tsx';
import './registration.css';

export interface RegistrationScreenProps extends Omit<RegistrationFormProps, 'registerLabel'> {
  readonly look: CampaignLook;
}

/** What a campaign's link opens (spec §2): what it is about, the form, and what comes of it. */
export function RegistrationScreen({ look, ...form }: RegistrationScreenProps): ReactElement {
  const t = useMessages(promoMessages);
  return (
    <>
      <LandingHero title={look.title ?? t('headline')} lead={look.description ?? t('lead')} image={look.image} />
      <div className="promo-column">
        <RegistrationForm {...form} registerLabel={look.buttonText ?? t('register')} />
        <NextSteps />
        <LoanFacts />
      </div>
    </>
  );
}
