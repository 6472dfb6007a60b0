import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { repaid } from '#features/payment/testing/a-payment.ts';
import { aDefaultPayCode, aPeriodInfo } from '#features/payment/testing/a-repayment.ts';
import { inPhase, repaymentPageProps } from '#features/payment/testing/a-repayment-page.tsx';
import { initialPaySlip } from '#features/payment/default-pay-code-box.tsx';
import { lateRows, overdueSum } from '#shared/testing/story-orders.ts';
import { RepayView } from './repay.view.tsx';

const View = inPhase(RepayView);

const meta = {
  title: 'borrower-h5/repayment/Period repayment',
  component: View,
  args: repaymentPageProps(aPeriodInfo()),
} satisfies Meta<typeof View>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (changes: Parameters<typeof aPeriodInfo>[0]) =>
  ({ state: { kind: 'ready', data: aPeriodInfo(changes) } }) as const;

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'Our service is not available right now. Please try again later.',
      details: 'HTTP 500',
      isRetrying: false,
    },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001&productId=68200',
    );
  },
};

export const Due: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getAllByText('₱5,450.00')).not.toHaveLength(0);
    await expect(canvasElement).toHaveTextContent('Due Fri, Nov 27, 2026');
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Loan amount',
      'Interest',
      'Amount due',
      'Loan term',
      'Loan no.',
    ]);
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₱5,450.00' }));
    await expect(args.events.chooseMethod).toHaveBeenCalledOnce();
  },
};

/** Overdue reads as overdue here too: by its tone, its words, and the sentence about the date. */
export const Overdue: Story = {
  args: ready({
    repayDate: '2026-11-17',
    amount: overdueSum,
    rows: aPeriodInfo().rows.flatMap((row) => (row.label === 'Interest' ? [row, ...lateRows] : row)),
  }),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Amount due' });
    await expect(card).toHaveTextContent('3 days late');
    await expect(card).toHaveClass('peace-tone--danger');
    await expect(canvas.getByRole('link', { name: /^Can’t pay all of it today/ })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001&productId=68200',
    );
  },
};

export const OverdueDark: Story = { ...Overdue, globals: { theme: 'dark' } };

export const WithoutDate: Story = {
  args: ready({ repayDate: '' }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('Due ');
  },
};

export const Notice: Story = { args: ready({ notice: 'Payments before 9 p.m. count on the same day.' }) };

export const Instructions: Story = {
  args: ready({ showsInstructions: true }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /How to pay/ })).toHaveAttribute(
      'href',
      '/repaymentInstructions?orderId=7001',
    );
  },
};

export const PayCode: Story = {
  args: ready({ defaultPayCode: aDefaultPayCode() }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Pay exactly ₱5,450.00, and only to Isla Bills.')).toBeVisible();
    await expect(canvas.getByText('Use this code as the reference number.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Isla Bills/ }));
    await expect(args.events.openCode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.events.copyCode).toHaveBeenCalledOnce();
    const counter = canvas.getByRole('button', { name: 'Show at the counter' });
    await expect(counter).toHaveClass('van-button--primary');
    await userEvent.click(counter);
    await expect(args.events.showBarcode).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay another way' }));
    await expect(args.events.chooseMethod).toHaveBeenCalledOnce();
  },
};

export const PayCodeCopied: Story = {
  args: { ...ready({ defaultPayCode: aDefaultPayCode() }), slip: { ...initialPaySlip, copied: 'copied' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copied' })).toBeVisible();
  },
};

export const PayCodeCopiedByHand: Story = {
  args: { ...ready({ defaultPayCode: aDefaultPayCode() }), slip: { ...initialPaySlip, copied: 'manual' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Press and hold/)).toBeVisible();
  },
};

export const Barcode: Story = {
  args: { ...ready({ defaultPayCode: aDefaultPayCode() }), slip: { ...initialPaySlip, isBarcodeOpen: true } },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Barcode of payment code 8120340056789' })).toBeVisible();
  },
};

export const BarcodeThatCannotBeDrawn: Story = {
  args: {
    ...ready({ defaultPayCode: aDefaultPayCode({ payCode: '₱₱₱' }) }),
    slip: { ...initialPaySlip, isBarcodeOpen: true },
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Let the cashier type this' })).toBeVisible();
  },
};

/** The server said so: nothing that could be paid is left on the page. */
export const Settled: Story = {
  args: {
    ...ready({ defaultPayCode: aDefaultPayCode() }),
    phase: { kind: 'settled', notPayableReason: repaid },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7001')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Back to my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001&productId=68200',
    );
  },
};

/** This phone has the receipt of the last payment. */
export const SettledByAPayment: Story = {
  args: { ...Settled.args, isPaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid in full')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Your receipts' })).toHaveAttribute(
      'href',
      '/loanDetail?orderId=7001#receipt',
    );
  },
};

export const AmountUnreadable: Story = {
  args: ready({ amount: null }),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Amount not available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.events.retry).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/We couldn’t read the amount/)).toBeVisible();
  },
};

export const NothingToPay: Story = {
  args: ready({ amount: { minor: 0, currency: 'PHP' } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bayani Cash')).toBeVisible();
  },
};

export const LongNamesAndLargeAmounts: Story = {
  args: ready({
    amount: { minor: 123_456_789_012, currency: 'PHP' },
    productName: 'Pinagsama-samang Kooperatiba ng mga Manggagawa at Magsasaka sa Hilagang Luzon Lending Corporation',
    notice:
      'Payments before 9 p.m. count on the same day, those on a Sunday on Monday, and those through a counter later.',
    showsInstructions: true,
    rows: [
      { label: 'Kabuuang halaga ng utang kasama ang interes at mga bayarin', value: '₱1,234,567,890.12' },
      { label: 'Payout account', value: 'Rural Bank of San Fernando de la Union, account ending in 4821' },
      { label: 'Loan no.', value: 'PH2026112000001234567890123456789012345678' },
    ],
    defaultPayCode: aDefaultPayCode({
      title: 'Kasaganaan Savings and Lending Counter of Mindanao',
      payCode: 'PH2026112000001234567890123456',
    }),
  }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The server's text is text. */
export const MarkupInTexts: Story = {
  args: ready({ productName: '<img src=x onerror=alert(1)>', notice: '<b>bold</b>' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<b>bold</b>')).toBeVisible();
    await expect(canvasElement.querySelector('b')).toBeNull();
  },
};
