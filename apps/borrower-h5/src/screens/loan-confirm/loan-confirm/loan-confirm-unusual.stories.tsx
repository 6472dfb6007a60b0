import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { aRepayment, pesos, someTerms } from '#features/loan-confirm/testing/loan-terms.ts';
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

const ready = (changes: Parameters<typeof someTerms>[0] = {}) =>
  ({ state: { kind: 'ready', data: someTerms(changes) } }) as const;

/** Neither Apply nor its consent: the page offers customer service and Retry. */
async function expectNothingToApplyFor(page: ReturnType<typeof within>) {
  await expect(page.queryByRole('button', { name: /Apply/ })).toBeNull();
  await expect(page.queryByRole('checkbox')).toBeNull();
  const [, inTheBar] = page.getAllByRole('link', { name: 'Customer service' });
  await expect(inTheBar).toHaveClass('van-button--primary');
  await expect(inTheBar).toHaveAccessibleDescription(/you can’t apply now\. Contact customer service\.$/);
  await expect(page.getByRole('button', { name: 'Load again' })).toBeEnabled();
}

/** Nothing that was not sent is shown as 0. */
export const Unknown: Story = {
  args: {
    page: somePage(
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
    const cost = within(page.getByRole('region', { name: 'What you pay for this loan' }));
    await expect(cost.getAllByText('Not known yet')).toHaveLength(3);
    await expect(page.getByText('Due date not known yet')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('₱0.00');
    await expectNothingToApplyFor(page);
  },
};

export const AmountUnreadable: Story = {
  args: { page: somePage(ready({ amount: null })) },
  play: async ({ canvasElement }) => {
    await expectNothingToApplyFor(within(canvasElement));
  },
};

/** Without a plan the cost is not known, and there is nothing to agree to. */
export const NoPlan: Story = {
  args: { page: somePage(ready({ plan: [] })) },
  play: async ({ canvasElement }) => {
    await expectNothingToApplyFor(within(canvasElement));
  },
};

/** A charge is kept back: what arrives is less than what is borrowed. */
export const ChargeKeptBack: Story = {
  args: {
    page: somePage(
      ready({
        amount: pesos(1_525_075),
        rows: [
          { label: 'Received amount', value: '14,900.10' },
          { label: 'Service charge', value: '350.65' },
        ],
        plan: [aRepayment({ amount: pesos(1_600_000) })],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const cost = canvas.getByRole('region', { name: 'What you pay for this loan' });
    await expect(cost).toHaveTextContent('You get₱14,900.10₱350.65 kept back');
    await expect(cost).toHaveTextContent('Cost₱1,099.90');
    await expect(canvas.getByRole('button', { name: 'Apply for ₱15,250.75' })).toBeEnabled();
  },
};

/** Rows that say another figure than the page are marked and asked about. The loan can be applied for. */
export const RowsThatDiffer: Story = {
  args: {
    page: somePage(
      ready({
        rows: [
          { label: 'You receive', value: '₱12,000.00' },
          { label: 'Total repayment', value: '₱5,950.00' },
          { label: 'Interest', value: '₹450.00' },
        ],
      }),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const doubt = canvas.getByRole('heading', { name: 'Some numbers differ' }).closest('section');
    await expect(doubt).toHaveTextContent('Ask us or read the agreement before you apply.');
    await expect(doubt).toHaveTextContent('“You receive” says ₱12,000.00. The other numbers make it ₱5,000.00.');
    await expect(doubt).toHaveTextContent('“Total repayment” says ₱5,950.00. The other numbers make it ₱5,450.00.');
    await expect(doubt).toHaveTextContent('“Interest” says ₹450.00, but this offer is in another currency.');
    await expect(canvasElement.querySelectorAll('.differing')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: /^Apply/ })).toBeEnabled();
  },
};

/** Contradicting figures are shown, and cannot be applied for. */
export const Contradictions: Story = {
  args: {
    page: somePage(
      ready({
        plan: [aRepayment({ amount: pesos(450_000) })],
        firstPayTime: '2027-03-01',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const said = page.getByRole('heading', { name: 'The numbers in this offer don’t add up' }).closest('section');
    await expect(said).toHaveTextContent('the payments add up to only ₱4,500.00');
    await expect(said).toHaveTextContent('The first due date is Mon, Mar 1, 2027');
    const marked = [...canvasElement.querySelectorAll('.contradicted')].map(({ textContent }) => textContent);
    await expect(marked).toEqual(['You pay back₱4,500.00']);
    await expectNothingToApplyFor(page);
  },
};

export const LongNamesAndLargeAmounts: Story = {
  args: {
    page: somePage({
      ...ready({
        productName:
          'Pinagsama-samang Kooperatiba ng mga Manggagawa at Magsasaka sa Hilagang Luzon Lending Corporation',
        amount: pesos(1_234_567_890),
        rateText: 'Interest 3% per month on the outstanding balance, capped at fifteen per cent in all',
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
    page: somePage({
      ...ready({ productName: '<img src=x onerror=alert(1)>', rateText: '<b>cheap</b>' }),
      agreements: { kind: 'ready', data: ['<i>Agreement</i>'] },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('<b>cheap</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b, i')).toBeNull();
  },
};
