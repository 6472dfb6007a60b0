import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ApplyPhase } from '#features/loan-confirm/apply-phase.model.ts';
import { someOverlays, someView } from '#features/loan-confirm/testing/loan-confirm-props.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';

const meta = {
  title: 'borrower-h5/loan-confirm/Loan confirm',
  component: LoanConfirmScreen,
  args: { view: someView({ onApply: fn(), onAgreed: fn(), onAgreement: fn() }), overlays: someOverlays() },
} satisfies Meta<typeof LoanConfirmScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const inPhase = (phase: ApplyPhase): Story => ({ args: { view: someView({ phase }) } });

export const Applying: Story = {
  ...inPhase({ kind: 'requesting' }),
  play: async ({ canvasElement }) => {
    const busy = within(canvasElement).getByRole('button', { name: 'Sending your application…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
  },
};

const onOffer = fn();

/** A clear no: what to do instead, and the offer once more. */
export const Refused: Story = {
  args: {
    view: someView({
      phase: { kind: 'failed', error: { kind: 'rejected', code: '1', message: 'You have a loan already.' } },
      failureMessage: 'You have a loan already.',
      failureSupport: { details: 'code 99', requestId: '3f9c2a-7' },
      onOffer,
    }),
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await expect(page.getByText('You have a loan already.')).toBeVisible();
    await expect(page.getByText(/code 99/)).not.toBeVisible();
    await expect(page.getByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
    await userEvent.click(page.getByRole('button', { name: 'Back to the offer' }));
    await expect(onOffer).toHaveBeenCalledOnce();
  },
};

const outcome = {
  onCheck: fn(),
  applied: { amount: { minor: 1_200_000, currency: 'PHP' }, productName: 'Salapi Lane' },
} as const;
export const Found: Story = {
  args: { view: someView({ phase: { kind: 'found', orderNo: '9001' }, ...outcome }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'See my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?productId=68200&orderId=9001',
    );
  },
};

const onReceipt = fn();
export const AppliedWithReceipt: Story = {
  args: { view: someView({ phase: { kind: 'applied', order: 'delegatedToApp' }, ...outcome, onReceipt }) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See your receipt' }));
    await expect(onReceipt).toHaveBeenCalled();
  },
};

export const Applied: Story = {
  args: { view: someView({ phase: { kind: 'applied', order: 'notOpened' }, ...outcome }) },
  play: async ({ canvasElement }) => {
    const orders = within(canvasElement).getByRole('link', { name: 'See my loans' });
    await expect(orders).toHaveAttribute('href', '/order');
  },
};

/** The shell took the link of the new order. */
export const OpenInTheApp: Story = inPhase({ kind: 'applied', order: 'delegatedToApp' });

/** The answer was lost, and a read of the orders is under way. */
export const Checking: Story = inPhase({ kind: 'checking', isReading: true });

/** Between two reads: Apply is not offered. */
export const CheckingAgainSoon: Story = {
  args: { view: someView({ phase: { kind: 'checking', isReading: false }, ...outcome }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Check now' }));
    await expect(outcome.onCheck).toHaveBeenCalled();
  },
};

/** The last read shows no new order. */
export const NotFound: Story = {
  args: { view: someView({ phase: { kind: 'notFound', isSure: true, refusal: null }, ...outcome }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Check again' }));
    await expect(outcome.onCheck).toHaveBeenCalled();
    await expect(page.getByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
  },
};

/** The last read does not tell. Checking again is what is safe: it alone is filled. */
export const Unsure: Story = {
  ...inPhase({ kind: 'notFound', isSure: false, refusal: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Check again' })).toHaveClass('van-button--primary');
    await expect(canvas.getByRole('button', { name: /^Apply/ })).not.toHaveClass('van-button--primary');
  },
};

/** The second application was refused; nothing is known of the first. */
export const RepetitionRefused: Story = {
  args: {
    view: someView({
      phase: {
        kind: 'notFound',
        isSure: true,
        refusal: { kind: 'rejected', code: '1', message: 'You have a loan already.' },
      },
      failureMessage: 'You have a loan already.',
      failureSupport: { details: 'code 99', requestId: '3f9c2a-7' },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You have a loan already/)).toBeVisible();
  },
};
