import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { BindBankView } from './bind-bank.view.tsx';
import { bankForm } from './testing/a-bank-form.ts';
import { anEmptyForm } from './testing/an-empty-form.ts';

const meta = {
  title: 'borrower-h5/bank/Saving an account',
  component: BindBankView,
  args: anEmptyForm(),
} satisfies Meta<typeof BindBankView>;

export default meta;
type Story = StoryObj<typeof BindBankView>;

const filled = new Map(
  Object.entries({
    walletType: '1',
    walletNumber: '091 7123 4567',
    accountName: 'Juana dela Cruz',
    city: '1339',
    birthday: '1990-02-03',
  }),
);

/** The last look at where the money goes. */
export const Review: Story = {
  args: { values: filled, isReview: true },
  play: async ({ canvas, args }) => {
    const review = canvas.getByRole('group', { name: 'Is this right?' });
    await expect(review).toHaveFocus();
    await expect(within(review).getByText('GCash')).toBeVisible();
    await expect(within(review).getByText('091 7123 4567')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.events.change).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(args.events.save).toHaveBeenCalledOnce();
  },
};

/** A masked value that nothing was written over stays. */
export const ReviewOfAKeptNumber: Story = {
  args: {
    state: {
      kind: 'ready',
      data: bankForm.map((field) => (field.code === 'walletNumber' ? { ...field, value: '0917 *** 4567' } : field)),
    },
    values: new Map([...filled, ['walletNumber', '']]),
    isReview: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0917 *** 4567 (unchanged)')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'sending' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving your account…' }));
    await expect(args.events.save).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Change' })).toBeDisabled();
  },
};

export const Refused: Story = {
  args: {
    values: filled,
    saving: {
      kind: 'refused',
      message: 'The account number is not valid.',
      support: { details: 'code 99', requestId: '3f9c2a-7' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'We couldn’t save your account' })).toHaveFocus();
    await expect(canvas.getByLabelText('Account name')).toHaveValue('Juana dela Cruz');
  },
};

export const Checking: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'checking' } },
};

export const StillUnknown: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'stillUnknown' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Save account' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
  },
};

/** Opened again, the page knows of the unknown outcome, not of the account: nothing may be written meanwhile. */
export const StillUnknownReopened: Story = {
  args: { isTyped: false, saving: { kind: 'stillUnknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^We don’t know yet/ })).toBeVisible();
    await expect(canvas.queryByLabelText('Account name')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  },
};

export const NotSaved: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'notArrived' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Your details are still here/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(args.events.save).toHaveBeenCalledOnce();
  },
};

export const NotSavedReopened: Story = {
  args: { isTyped: false, saving: { kind: 'notArrived' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Fill it in again/)).toBeVisible();
  },
};

/** Another tab saved its account: what was typed here is still to be saved, if at all. */
export const AnotherSaved: Story = {
  args: { values: filled, isOtherSaved: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'A different account was saved' })).toHaveFocus();
    await expect(canvas.getByLabelText('Account name')).toHaveValue('Juana dela Cruz');
  },
};

export const CannotTell: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'cannotTell' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'We can’t tell if your account is saved' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
    await userEvent.click(canvas.getByRole('button', { name: 'Save account' }));
    await expect(args.events.save).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: {
    values: filled,
    leaving: { open: true, isUnknown: false },
  },
  play: async ({ args }) => {
    const question = within(screen.getByRole('dialog', { name: 'Leave this page?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay on this page' }));
    await expect(args.events.stay).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.events.leave).toHaveBeenCalledOnce();
  },
};

export const LeavingWhileUnknown: Story = {
  args: {
    saving: { kind: 'stillUnknown' },
    leaving: { open: true, isUnknown: true },
  },
};

export const Saved: Story = {
  args: { values: filled, saving: { kind: 'done' }, canGoToMine: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('We’ll send your next loan here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(args.events.goToMine).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'My loans' })).toHaveAttribute('href', '/order');
  },
};

/** No app surrounds the page. */
export const SavedInABrowser: Story = {
  args: { values: filled, saving: { kind: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'My account' })).not.toBeInTheDocument();
  },
};
