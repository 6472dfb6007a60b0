import { noCampaign } from '@peace/screens/campaign';
import { company } from '@peace/company';
import { useIsHydrated } from '@peace/ui-kit/use-is-hydrated';
import type { ReactElement } from 'react';
import type { CampaignLook } from '#features/campaign/campaign-look.model.ts';
import { hashLink } from '#shared/routes.ts';
import { useServices } from '#shared/services.tsx';
import { RegistrationScreen } from './registration-screen.tsx';
import { useRegistration } from './use-registration.ts';

/** The form, at any hash that is none of the other two. */
export function RegistrationRoute({ look }: { readonly look: CampaignLook }): ReactElement {
  const { campaign, config } = useServices();
  const registration = useRegistration();
  // The prerendered page belongs to every campaign.
  const known = useIsHydrated() ? campaign : noCampaign;
  return (
    <RegistrationScreen
      {...registration}
      look={look}
      phonePolicy={config.phonePolicy}
      company={company}
      agreementHref={hashLink('agreement', known)}
    />
  );
}
