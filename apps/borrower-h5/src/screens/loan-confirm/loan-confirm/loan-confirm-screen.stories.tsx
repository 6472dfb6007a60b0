import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { withToast } from '@peace/ui-kit/testing/with-toast';
import { commonMessages } from '@peace/i18n/messages/common';
import { expect, fn, userEvent, within } from 'storybook/test';
import { aRepayment, instalmentTerms, pesos, someTerms } from '#features/loan-confirm/testing/loan-terms.ts';
import { someOverlays, someView } from '#features/loan-confirm/testing/loan-confirm-props.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';

const meta = {
  title: 'borrower-h5/loan-confirm/Loan confirm',
  component: LoanConfirmScreen,
  args: { view: someView({ onApply: fn(), onAgreed: fn(), onAgreement: fn() }), overlays: someOverlays() },
} satisfies Meta<typeof LoanConfirmScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (changes: Parameters<typeof someTerms>[0] = {}) =>
  ({ state: { kind: 'ready', data: someTerms(changes) } }) as const;

export const Loading: Story = {
  args: { view: someView({ state: { kind: 'loading' }, agreements: { kind: 'loading' } }) },
};

const retry = fn();
export const Failed: Story = {
  args: {
    view: someView({
      state: { kind: 'failed', message: 'Product 301 is not on offer.', isRetrying: false },
      onRetry: retry,
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const OneRepayment: Story = {
  play: async ({ canvasElement, args, step }) => {
    const page = within(canvasElement);
    await step('The cost is said in words before Apply', async () => {
      await expect(page.getByRole('button', { name: 'Apply' })).toHaveAccessibleDescription(
        'You repay ₱5,450.00 in all, ₱450.00 more than you get.',
      );
    });
    await step('Each figure is said once; the lender’s other rows are folded', async () => {
      await expect(page.getByText('2027-02-19')).toBeVisible();
      await expect(page.queryByText('You receive')).not.toBeInTheDocument();
      await expect(page.getByText('Processing fee')).not.toBeVisible();
      await userEvent.click(page.getByText('Loan information'));
      await expect(page.getByText('Processing fee')).toBeVisible();
    });
    await step('What is tapped is told', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Apply' }));
      await expect(args.view.onApply).toHaveBeenCalledOnce();
      await userEvent.click(page.getByRole('checkbox'));
      await expect(args.view.onAgreed).toHaveBeenCalledWith(false);
      await userEvent.click(page.getByRole('button', { name: 'Disclosure Statement' }));
      await expect(args.view.onAgreement).toHaveBeenCalledWith(1);
    });
  },
};

export const Instalments: Story = {
  args: { view: someView({ state: { kind: 'ready', data: instalmentTerms() }, isPlanOpen: true }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Repayment 6 of 6/)).toBeVisible();
    await expect(page.queryByRole('button', { name: 'more' })).not.toBeInTheDocument();
  },
};

export const InstalmentsFolded: Story = {
  args: { view: someView({ state: { kind: 'ready', data: instalmentTerms() } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/^Repayment 6 of 6/)).not.toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'more' }));
    await expect(page.getByText(/^Repayment 6 of 6/)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'hide' }));
    await expect(page.getByText(/^Repayment 6 of 6/)).not.toBeVisible();
  },
};

const inert = fn();
export const Unchecked: Story = {
  args: { view: someView({ isAgreed: false, onApply: inert }) },
  play: async ({ canvasElement }) => {
    const apply = within(canvasElement).getByRole('button', { name: 'Apply' });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription('Tick the box to agree before you apply.');
    await userEvent.click(apply, { pointerEventsCheck: 0 });
    await expect(inert).not.toHaveBeenCalled();
  },
};

/** Nothing that was not sent is shown as 0. */
export const Unknown: Story = {
  args: {
    view: someView(
      ready({
        periods: null,
        termUnit: '',
        rateText: '',
        rows: [],
        plan: [aRepayment(), aRepayment({ amount: null, payTime: '', description: '' })],
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const cost = within(page.getByRole('region', { name: 'What this loan costs' }));
    await expect(cost.getAllByText('Not known')).toHaveLength(3);
    await expect(page.getByText('Due date not known')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('₱0.00');
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

export const AmountUnreadable: Story = {
  args: { view: someView(ready({ amount: null })) },
  play: async ({ canvasElement }) => {
    const apply = within(canvasElement).getByRole('button', { name: 'Apply' });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription(/could not be read/);
  },
};

export const NoPlan: Story = { args: { view: someView(ready({ plan: [] })) } };

export const AgreementsLoading: Story = {
  args: { view: someView({ agreements: { kind: 'loading' } }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
    // However many there will be, nothing stands below them that they could move.
    await expect(canvasElement.querySelector('.offer')?.lastElementChild).toContainElement(page.getByRole('checkbox'));
  },
};

export const SixAgreements: Story = {
  args: {
    view: someView({
      agreements: {
        kind: 'ready',
        data: [
          'Loan Agreement',
          'Disclosure Statement',
          'Promissory Note',
          'Data Privacy Consent',
          'Consent to Electronic Communication',
          'Authority to Debit',
        ],
      },
    }),
  },
};

const reloadAgreements = fn();
export const AgreementsFailed: Story = {
  args: {
    view: someView({
      agreements: { kind: 'failed', message: 'The agreements are being revised.', isRetrying: false },
      onReloadAgreements: reloadAgreements,
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText(/The agreements are being revised/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Retry' }));
    await expect(reloadAgreements).toHaveBeenCalledOnce();
  },
};

export const NoAgreements: Story = {
  args: { view: someView({ agreements: { kind: 'ready', data: [] } }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('checkbox', { name: 'I have read and agree to the loan agreement' }),
    ).toBeChecked();
  },
};

/** The terms changed under a tick, which was cleared. */
export const TermsChanged: Story = {
  args: { view: someView({ isAgreed: false, haveTermsChanged: true }) },
  play: async ({ canvasElement }) => {
    const apply = within(canvasElement).getByRole('button', { name: 'Apply' });
    await expect(apply).toBeDisabled();
    await expect(apply).toHaveAccessibleDescription(/The terms have changed since you agreed/);
  },
};

/** Contradicting figures are shown, and cannot be applied for. */
export const Contradictions: Story = {
  args: {
    view: someView(
      ready({
        rows: [{ label: 'You receive', value: '₱12,000.00' }],
        plan: [aRepayment({ amount: pesos(450_000) })],
        firstPayTime: '2027-03-01',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const said = page
      .getByRole('heading', { name: 'The figures of this offer contradict each other' })
      .closest('section');
    await expect(said).toHaveTextContent('“You receive” is ₱12,000.00, but the other figures say ₱5,000.00.');
    await expect(said).toHaveTextContent('all repayments together are only ₱4,500.00');
    await expect(said).toHaveTextContent('The first payment date is 2027-03-01');
    await expect(page.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

export const LongNamesAndLargeAmounts: Story = {
  args: {
    view: someView({
      ...ready({
        productName:
          'Pinagsama-samang Kooperatiba ng mga Manggagawa at Magsasaka sa Hilagang Luzon Lending Corporation',
        amount: pesos(1_234_567_890),
        rateText: 'Interest 0.1% per day on the outstanding balance, capped at fifteen per cent per month in all',
        rows: [
          {
            label: 'Kabuuang halaga ng utang kasama ang interes at mga bayarin',
            value: 'Rural Bank of San Fernando de la Union, account ending in 4821',
          },
        ],
        plan: [aRepayment({ title: 'Unang hulog para sa pinagsamang utang', amount: pesos(9_999_999_999) })],
      }),
      agreements: { kind: 'ready', data: ['Pangkalahatang Kasunduan sa Pagpapautang at Pagsisiwalat'.repeat(2)] },
    }),
  },
};

/** The server's text is text. */
export const MarkupInTexts: Story = {
  args: {
    view: someView({
      ...ready({ productName: '<img src=x onerror=alert(1)>', rateText: '<b>cheap</b>' }),
      agreements: { kind: 'ready', data: ['<i>Agreement</i>'] },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<b>cheap</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b, i')).toBeNull();
  },
};

/** The page of an agreement could not be asked for. */
export const AgreementNotRead: Story = {
  decorators: [
    withToast((locale) => ({ kind: 'fail', message: createTranslator(locale)(commonMessages)('errorNetwork') })),
  ],
};
