import type { Meta, StoryObj } from '@storybook/react-vite';
import { RefusedDrawing } from '@peace/ui-kit/drawings';
import { expect, userEvent, within } from 'storybook/test';
import { aRepayment, instalmentTerms, pesos } from '#features/loan-confirm/testing/loan-terms.ts';
import { someOverlays, somePage } from '#features/loan-confirm/testing/an-offer-page.ts';
import { spies } from '#shared/testing/spies.ts';
import { LoanConfirmView } from './loan-confirm.view.tsx';

const meta = {
  title: 'borrower-h5/loan-confirm/Loan confirm',
  component: LoanConfirmView,
  args: {
    page: somePage(),
    overlays: someOverlays(),
    events: spies(),
  },
} satisfies Meta<typeof LoanConfirmView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { page: somePage({ state: { kind: 'loading' }, agreements: { kind: 'loading' } }) },
};

export const Failed: Story = {
  args: {
    page: somePage({
      state: {
        kind: 'failed',
        message: 'This loan isn’t offered now.',
        isRetrying: false,
        isRefused: true,
        drawing: RefusedDrawing,
      },
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See loan offers' })).toHaveAttribute('href', '/recommendList');
  },
};

export const OneRepayment: Story = {
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('The cost is shown in words before Apply', async () => {
      await expect(page.getByRole('button', { name: /^Apply/ })).toHaveAccessibleDescription(
        'You pay back ₱5,450.00. The loan costs ₱450.00.',
      );
    });
    await step('Every row of the lender is shown', async () => {
      await expect(page.getByText('Fri, Feb 19, 2027')).toBeVisible();
      const information = within(page.getByRole('region', { name: 'About this loan' }));
      for (const label of ['You receive', 'Interest', 'Processing fee']) {
        await expect(information.getByText(label)).toBeVisible();
      }
    });
    await step('The box is at Apply, and what it stands for leads to the list', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Loan Agreement and 2 more' }));
      await expect(page.getByRole('list', { name: 'Agreements' })).toBeVisible();
      await expect(canvasElement.ownerDocument.activeElement).toHaveTextContent(/^Loan AgreementDisclosure Statement/);
    });
    await step('What is tapped is told', async () => {
      await userEvent.click(page.getByRole('button', { name: /^Apply/ }));
      await expect(args.events.apply).toHaveBeenCalledOnce();
      await userEvent.click(page.getByRole('checkbox'));
      await expect(args.events.setAgreed).toHaveBeenCalledWith(false);
      await userEvent.click(page.getByRole('button', { name: 'Disclosure Statement' }));
      await expect(args.events.openAgreement).toHaveBeenCalledWith(1);
    });
  },
};

export const Instalments: Story = {
  args: { page: somePage({ state: { kind: 'ready', data: instalmentTerms() } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('region', { name: 'What you pay for this loan' })).toHaveTextContent(
      /You getall of itCost₱1,800.00.*6 months.*Each month6 × ₱2,300.00/,
    );
    await expect(page.getByText(/^Repayment 6 of 6/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    // Once for all six.
    await expect(page.getByText(/Loan and interest/)).toHaveTextContent('Each installment: Loan and interest');
  },
};

const fourteenRepayments = Array.from({ length: 14 }, (_, index) =>
  aRepayment({
    title: `Repayment ${index + 1} of 14`,
    amount: pesos(index === 13 ? 98_577 : 98_571),
    payTime: new Date(Date.UTC(2027, index, 20)).toISOString().slice(0, 10),
  }),
);
export const LongPlanFolded: Story = {
  args: {
    page: somePage({ state: { kind: 'ready', data: instalmentTerms({ periods: 14, plan: fourteenRepayments }) } }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Repayment 3 of 14/)).toBeVisible();
    await expect(page.getByText(/^Repayment 4 of 14/)).not.toBeVisible();
    await expect(page.getByText(/^Repayment 14 of 14/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show all 14' }));
    await expect(page.getByText(/^Repayment 4 of 14/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Show less' }));
    await expect(page.getByText(/^Repayment 4 of 14/)).not.toBeVisible();
  },
};
