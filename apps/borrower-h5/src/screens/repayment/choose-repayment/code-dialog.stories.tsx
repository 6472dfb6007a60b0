import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { withToast } from '@peace/ui-kit/testing/with-toast';
import { validationMessages } from '@peace/i18n/messages/validation';
import { expect, screen, userEvent } from 'storybook/test';
import { spies } from '#shared/testing/spies.ts';
import { CodeDialog } from './code-dialog.tsx';
import { aCard } from './testing/a-way.ts';

const meta = {
  title: 'borrower-h5/repayment/Choose repayment SMS code',
  component: CodeDialog,
  args: {
    step: { kind: 'coding', problem: null },
    amount: { minor: 545_000, currency: 'PHP' },
    card: aCard(),
    secondsLeft: 59,
    events: spies(),
  },
  decorators: [(Story) => <main style={{ minHeight: 600 }}>{Story()}</main>],
} satisfies Meta<typeof CodeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const code = () => screen.getByLabelText('Code');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const CountingDown: Story = {
  play: async ({ args, step }) => {
    await step('The phone offers the code it received, on a keyboard of digits', async () => {
      await expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(code()).toHaveAttribute('inputmode', 'numeric');
      await expect(code()).toHaveFocus();
      await expect(code()).not.toBeInvalid();
    });
    await step('No other code is sent meanwhile', async () => {
      await expect(screen.getByText('Resend in 59s')).toBeVisible();
    });
    await step('A code that is pasted with its message is sent, and shown as it is sent', async () => {
      await userEvent.click(code());
      await userEvent.paste('Your code is 829 713. Do not share it.');
      await press('Pay ₱5,450.00');
      await expect(args.events.confirmCode).toHaveBeenLastCalledWith('829713');
      await expect(code()).toHaveValue('829713');
      await userEvent.clear(code());
    });
    await step('A short code is not sent', async () => {
      await userEvent.type(code(), '12345');
      await press('Pay ₱5,450.00');
      await expect(screen.getByText('Enter the whole code.')).toBeVisible();
      await expect(code()).toBeInvalid();
      await expect(args.events.confirmCode).toHaveBeenCalledOnce();
    });
    await step('Six digits are, also by the keyboard', async () => {
      await userEvent.type(code(), '6{Enter}');
      await expect(args.events.confirmCode).toHaveBeenLastCalledWith('123456');
    });
  },
};

export const Resend: Story = {
  args: { secondsLeft: 0 },
  play: async ({ args }) => {
    await press('Send a new code');
    await expect(args.events.resendCode).toHaveBeenCalledOnce();
    await press('Cancel');
    await expect(args.events.dismissCode).toHaveBeenCalledOnce();
  },
};

export const Resending: Story = {
  args: { secondsLeft: 0, step: { kind: 'sending' } },
  play: async ({ args }) => {
    await press('Sending the code…');
    await expect(args.events.resendCode).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: 'Pay ₱5,450.00' })).toBeDisabled();
  },
};

export const Confirming: Story = {
  args: { step: { kind: 'confirming' } },
  play: async ({ args }) => {
    await press('Confirming your payment…');
    await userEvent.keyboard('{Escape}');
    await expect(args.events.confirmCode).not.toHaveBeenCalled();
    await expect(args.events.dismissCode).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const WrongCode: Story = {
  args: { step: { kind: 'coding', problem: { kind: 'wrongCode' } } },
  play: async () => {
    await expect(screen.getByText('That code doesn’t match. Check it and try again.')).toBeVisible();
    await expect(code()).toBeInvalid();
  },
};

export const Refused: Story = {
  args: {
    step: {
      kind: 'coding',
      problem: {
        kind: 'refused',
        error: { kind: 'rejected', code: '99', message: 'Your bank refused the payment.', requestId: '3f9c2a-7' },
      },
    },
  },
  play: async () => {
    await expect(screen.getByText(/Your bank refused the payment/)).toBeVisible();
    await expect(code()).not.toBeInvalid();
  },
};

export const AnswerLost: Story = { args: { step: { kind: 'checking' } } };

/** Between two reads. */
export const AnswerLostAndNotSeenYet: Story = {
  args: { step: { kind: 'unknown', isUnread: false } },
  play: async () => {
    await expect(screen.getByRole('dialog', { name: 'We’re checking if your payment went through' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
    await expect(screen.getByText(/We checked and saw no payment yet/)).toBeVisible();
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled();
  },
};

export const AnswerLostAndChecked: Story = { args: { step: { kind: 'coding', problem: { kind: 'checked' } } } };

export const OrderUnreadable: Story = {
  args: { step: { kind: 'unknown', isUnread: true } },
  play: async ({ args }) => {
    await expect(screen.getByText(/couldn’t check your loan/)).toBeVisible();
    await press('Check again');
    await expect(args.events.check).toHaveBeenCalledOnce();
  },
};

export const SmallPhone: Story = {
  args: { amount: { minor: 1_234_567_890, currency: 'PHP' } },
  globals: { viewport: { value: 'small' }, locale: 'fil' },
};

/** Another code was asked for. */
export const AnotherCodeSent: Story = {
  decorators: [
    withToast((locale) => ({ kind: 'info', message: createTranslator(locale)(validationMessages)('smsSent') })),
  ],
};
