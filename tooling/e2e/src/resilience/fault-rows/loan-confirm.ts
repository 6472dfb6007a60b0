import { pressable, rowsOf, type FaultRow, type Scene } from '../fault-row.ts';
import { expect } from '../../fixtures.ts';

const row = rowsOf('borrower-h5');
const received = /^(Order Details|Your application was received)$/;

/** After a lost response, Apply comes back once the orders were looked through for half a minute. */
const passTheChecks = ({ page }: Scene) => page.clock.fastForward(31_000);

/** The offer in both flows, its agreements, and applying. */
export const loanConfirmRows: readonly FaultRow[] = [
  row('getOffer', 'Loan confirm', 'confirm', { done: (page) => pressable(page, 'Apply') }),
  row('getOffer', 'Loan confirm, instalments', 'confirm-instalments', { done: (page) => pressable(page, 'Apply') }),
  row('getOffer', 'Product', 'product', { done: (page) => pressable(page, 'See the offer') }),
  row('getAgreements', 'Loan confirm', 'confirm', { done: (page) => pressable(page, 'Loan Agreement') }),
  row('getAgreements', 'Loan agreement', 'loan-agreement', { done: (page) => pressable(page, 'Data Privacy Consent') }),
  row('getAgreementLink', 'Loan confirm, an agreement', 'confirm', {
    prepare: ({ page }) => pressable(page, 'Disclosure Statement').waitFor(),
    tap: ({ page }) => pressable(page, 'Disclosure Statement').click(),
    done: (page) => page.getByRole('heading', { name: 'Disclosure Statement' }),
    onward: (page) => pressable(page, 'Disclosure Statement'),
  }),
  row('getAgreementLink', 'Loan agreement, an agreement', 'loan-agreement', {
    prepare: ({ page }) => pressable(page, 'Data Privacy Consent').waitFor(),
    tap: ({ page }) => pressable(page, 'Data Privacy Consent').click(),
    done: (page) => page.getByRole('heading', { name: 'Data Privacy Consent' }),
    onward: (page) => pressable(page, 'Data Privacy Consent'),
  }),
  row('getComplaintOptions', 'Loan confirm, the orders before', 'confirm', {
    done: (page) => pressable(page, 'Apply'),
    carriesOn: true,
  }),
  row('submitApplication', 'Loan confirm, Apply', 'confirm', {
    prepare: async ({ page, sandbox }) => {
      await pressable(page, 'Apply').waitFor();
      // If the existing orders were not read before, the outcome of a lost application cannot be determined.
      await expect.poll(async () => (await sandbox.requests('getComplaintOptions')).length).toBeGreaterThan(0);
    },
    tap: ({ page }) => pressable(page, 'Apply').click(),
    done: (page) => page.getByRole('heading', { name: received }).first(),
    beforeOnward: passTheChecks,
    onward: (page) => pressable(page, 'Check now', 'Check again', 'Apply', 'Back to the offer'),
    again: (page) => pressable(page, 'Apply again'),
  }),
  row('getOfferVariant2', 'Loan confirm variant 2', 'variant2', { done: (page) => pressable(page, 'Get my money') }),
  row('getAgreementsVariant2', 'Loan confirm variant 2', 'variant2', {
    done: (page) => pressable(page, 'Loan Agreement'),
  }),
  row('getAgreementLinkVariant2', 'Loan confirm variant 2, an agreement', 'variant2', {
    prepare: ({ page }) => pressable(page, 'Loan Agreement').waitFor(),
    tap: ({ page }) => pressable(page, 'Loan Agreement').click(),
    done: (page) => page.getByRole('heading', { name: 'Loan Agreement' }),
    onward: (page) => pressable(page, 'Loan Agreement'),
  }),
  row('submitApplicationVariant2', 'Loan confirm variant 2, Apply', 'variant2', {
    prepare: ({ page }) => pressable(page, 'Get my money').waitFor(),
    tap: ({ page }) => pressable(page, 'Get my money').click(),
    done: (page) => page.getByRole('heading', { name: received }).first(),
    beforeOnward: passTheChecks,
    onward: (page) => pressable(page, 'Check now', 'Check again', 'Get my money', 'Back to the offer'),
    again: (page) => pressable(page, 'Apply again'),
  }),
  row('trackVariant2', 'Loan confirm variant 2, Apply', 'variant2', {
    prepare: ({ page }) => pressable(page, 'Get my money').waitFor(),
    tap: ({ page }) => pressable(page, 'Get my money').click(),
    done: (page) => page.getByRole('heading', { name: received }).first(),
    carriesOn: true,
  }),
];
