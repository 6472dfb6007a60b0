import { pressable, type FaultRow, type Scene } from '../fault-row.ts';
import { expect } from '../../fixtures.ts';

const app = 'borrower-h5';
const received = /^(Order Details|Your application was received)$/;

/** After a lost answer, Apply comes back once the orders were looked through for half a minute. */
const passTheChecks = ({ page }: Scene) => page.clock.fastForward(31_000);

/** The offer in both flows, its agreements, and applying. */
export const loanConfirmRows: readonly FaultRow[] = [
  {
    endpoint: 'getOffer',
    screen: 'Loan confirm',
    app,
    scenario: 'confirm',
    done: (page) => pressable(page, 'Apply'),
  },
  {
    endpoint: 'getOffer',
    screen: 'Loan confirm, instalments',
    app,
    scenario: 'confirm-instalments',
    done: (page) => pressable(page, 'Apply'),
  },
  {
    endpoint: 'getOffer',
    screen: 'Product',
    app,
    scenario: 'product',
    done: (page) => pressable(page, 'See the offer'),
  },
  {
    endpoint: 'getAgreements',
    screen: 'Loan confirm',
    app,
    scenario: 'confirm',
    done: (page) => pressable(page, 'Loan Agreement'),
  },
  {
    endpoint: 'getAgreements',
    screen: 'Loan agreement',
    app,
    scenario: 'loan-agreement',
    done: (page) => pressable(page, 'Data Privacy Consent'),
  },
  {
    endpoint: 'getAgreementLink',
    screen: 'Loan confirm, an agreement',
    app,
    scenario: 'confirm',
    prepare: ({ page }) => pressable(page, 'Disclosure Statement').waitFor(),
    tap: ({ page }) => pressable(page, 'Disclosure Statement').click(),
    done: (page) => page.getByRole('heading', { name: 'Disclosure Statement' }),
    onward: (page) => pressable(page, 'Disclosure Statement'),
  },
  {
    endpoint: 'getAgreementLink',
    screen: 'Loan agreement, an agreement',
    app,
    scenario: 'loan-agreement',
    prepare: ({ page }) => pressable(page, 'Data Privacy Consent').waitFor(),
    tap: ({ page }) => pressable(page, 'Data Privacy Consent').click(),
    done: (page) => page.getByRole('heading', { name: 'Data Privacy Consent' }),
    onward: (page) => pressable(page, 'Data Privacy Consent'),
  },
  {
    endpoint: 'getComplaintOptions',
    screen: 'Loan confirm, the orders before',
    app,
    scenario: 'confirm',
    done: (page) => pressable(page, 'Apply'),
    carriesOn: true,
  },
  {
    endpoint: 'submitApplication',
    screen: 'Loan confirm, Apply',
    app,
    scenario: 'confirm',
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
  },
  {
    endpoint: 'getOfferVariant2',
    screen: 'Loan confirm variant 2',
    app,
    scenario: 'variant2',
    done: (page) => pressable(page, 'Get my money'),
  },
  {
    endpoint: 'getAgreementsVariant2',
    screen: 'Loan confirm variant 2',
    app,
    scenario: 'variant2',
    done: (page) => pressable(page, 'Loan Agreement'),
  },
  {
    endpoint: 'getAgreementLinkVariant2',
    screen: 'Loan confirm variant 2, an agreement',
    app,
    scenario: 'variant2',
    prepare: ({ page }) => pressable(page, 'Loan Agreement').waitFor(),
    tap: ({ page }) => pressable(page, 'Loan Agreement').click(),
    done: (page) => page.getByRole('heading', { name: 'Loan Agreement' }),
    onward: (page) => pressable(page, 'Loan Agreement'),
  },
  {
    endpoint: 'submitApplicationVariant2',
    screen: 'Loan confirm variant 2, Apply',
    app,
    scenario: 'variant2',
    prepare: ({ page }) => pressable(page, 'Get my money').waitFor(),
    tap: ({ page }) => pressable(page, 'Get my money').click(),
    done: (page) => page.getByRole('heading', { name: received }).first(),
    beforeOnward: passTheChecks,
    onward: (page) => pressable(page, 'Check now', 'Check again', 'Get my money', 'Back to the offer'),
    again: (page) => pressable(page, 'Apply again'),
  },
  {
    endpoint: 'trackVariant2',
    screen: 'Loan confirm variant 2, Apply',
    app,
    scenario: 'variant2',
    prepare: ({ page }) => pressable(page, 'Get my money').waitFor(),
    tap: ({ page }) => pressable(page, 'Get my money').click(),
    done: (page) => page.getByRole('heading', { name: received }).first(),
    carriesOn: true,
  },
];
