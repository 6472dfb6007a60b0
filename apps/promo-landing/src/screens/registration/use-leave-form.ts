import { useServices } from '#shared/services.tsx';
import { storedOutcome, type RegistrationOutcome } from '#features/outcome/registration-outcome.ts';
import { hashLink } from '#shared/routes.ts';
import type { StoredRegistration } from './stored-registration.ts';

/**
 * Goes from the form to the download page, where both good ends lead (spec §2). Number, code and all else that was kept for the
 * form are gone then, from storage and from the page.
 *
 * @param clearForm empties the fields
 */
export function useLeaveForm(stored: StoredRegistration, clearForm: () => void) {
  const { address, campaign, statistics, visit } = useServices();
  return (outcome: RegistrationOutcome) => {
    for (const item of Object.values(stored)) item.clear();
    clearForm();
    storedOutcome(visit).write(outcome);
    const step = outcome === 'registered' ? 'registered' : 'already-registered';
    statistics.count({ event: 'step', funnel: 'registration', step });
    address.goToHash(hashLink('download', campaign));
  };
}
