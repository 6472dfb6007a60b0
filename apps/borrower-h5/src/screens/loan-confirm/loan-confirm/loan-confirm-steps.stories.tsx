import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { ApplicationState } from '#features/loan-confirm/application-state.model.ts';
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

const inPhase = (application: ApplicationState): Story => ({ args: { page: somePage({ application }) } });

export const Applying: Story = {
  ...inPhase({ kind: 'requesting' }),
  play: async ({ canvasElement }) => {
    const busy = within(canvasElement).getByRole('button', { name: 'Sending your application…' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A refusal: what to do instead, and the offer once more. */
export const Refused: Story = {
  args: {
    page: somePage({
      application: { kind: 'failed', error: { kind: 'rejected', code: '1', message: 'You have a loan already.' } },
      failureMessage: 'You have a loan already.',
      failureSupport: { details: 'code 99', requestId: '3f9c2a-7' },
    }),
  },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await expect(page.getByText('You have a loan already.')).toBeVisible();
    await expect(page.getByText(/code 99/)).not.toBeVisible();
    await expect(page.getByRole('link', { name: 'See my loans' })).toHaveAttribute('href', '/order');
    await userEvent.click(page.getByRole('button', { name: 'Back to the offer' }));
    await expect(args.events.showOffer).toHaveBeenCalledOnce();
  },
};

const outcome = {
  applied: { amount: { minor: 1_200_000, currency: 'PHP' }, productName: 'Salapi Lane' },
} as const;
export const Found: Story = {
  args: { page: somePage({ application: { kind: 'found', orderNo: '9001' }, ...outcome }) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await expect(page.getByRole('link', { name: 'See my loan' })).toHaveAttribute(
      'href',
      '/loanDetail?productId=68200&orderId=9001',
    );
  },
};

export const AppliedWithReceipt: Story = {
  args: {
    page: somePage({
      application: { kind: 'applied', order: 'delegatedToApp' },
      hasReceipt: true,
      ...outcome,
    }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See your receipt' }));
    await expect(args.events.openReceipt).toHaveBeenCalled();
  },
};

export const Applied: Story = {
  args: { page: somePage({ application: { kind: 'applied', order: 'notOpened' }, ...outcome }) },
  play: async ({ canvasElement }) => {
    const orders = within(canvasElement).getByRole('link', { name: 'See my loans' });
    await expect(orders).toHaveAttribute('href', '/order');
  },
};

/** The shell took the link of the new order. */
export const OpenInTheApp: Story = inPhase({ kind: 'applied', order: 'delegatedToApp' });

/** The response was lost, and a read of the orders is under way. */
export const Checking: Story = inPhase({ kind: 'checking', isReading: true });

/** Between two reads: Apply is not offered. */
export const CheckingAgainSoon: Story = {
  args: { page: somePage({ application: { kind: 'checking', isReading: false }, ...outcome }) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await expect(page.queryByRole('button', { name: /^Apply/ })).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Check now' }));
    await expect(args.events.check).toHaveBeenCalled();
  },
};

/** The last read shows no new order. */
export const NotFound: Story = {
  args: { page: somePage({ application: { kind: 'notFound', isSure: true, refusal: null }, ...outcome }) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalled();
    await expect(page.queryByRole('link', { name: 'See my loans' })).toBeNull();
  },
};

/** The last read does not tell. Checking again is what is safe: it alone is filled, beside neither price nor box, and applying is called 'again'. */
export const Unsure: Story = {
  ...inPhase({ kind: 'notFound', isSure: false, refusal: null }),
  play: async ({ canvas }) => {
    const check = canvas.getByRole('button', { name: 'Check again' });
    await expect(check).toHaveClass('van-button--primary');
    await expect(check.closest('.peace-action-bar')).not.toHaveTextContent(/You pay back|accept/);
    await expect(canvas.getByRole('checkbox', { name: /accept/ })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Apply again' })).toHaveClass('peace-action-bar__quiet');
  },
};

/** The second application was refused; nothing is known of the first. */
export const RepetitionRefused: Story = {
  args: {
    page: somePage({
      application: {
        kind: 'notFound',
        isSure: true,
        refusal: { kind: 'rejected', code: '1', message: 'You have a loan already.' },
      },
      failureMessage: 'You have a loan already.',
      failureSupport: { details: 'code 99', requestId: '3f9c2a-7' },
    }),
  },
  play: async ({ canvasElement }) => {
    const answer = within(canvasElement).getByRole('region', { name: 'Your application wasn’t accepted' });
    await expect(within(answer).getByText('You have a loan already.')).toBeVisible();
    await expect(within(answer).getByText('We can’t tell if your first one reached us.')).toBeVisible();
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
    await expect(within(canvasElement).queryByRole('button', { name: /Apply/ })).toBeNull();
  },
};
