import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { withToast } from '@peace/ui-kit/testing/with-toast';
import { bindBankMessages } from '@peace/i18n/messages/bind-bank';
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

const filled = {
  walletType: '1',
  walletNumber: '091 7123 4567',
  accountName: 'Juana dela Cruz',
  city: '1339',
  birthday: '1990-02-03',
};

/** The last look at where the money goes. */
export const Review: Story = {
  args: { values: filled, isReview: true },
  play: async ({ canvas, args }) => {
    const review = canvas.getByRole('group', { name: 'Check your account' });
    await expect(review).toHaveFocus();
    await expect(within(review).getByText('GCash')).toBeVisible();
    await expect(within(review).getByText('091 7123 4567')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await expect(args.events.change).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
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
    values: { ...filled, walletNumber: '' },
    isReview: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0917 *** 4567 (stays as it is)')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'sending' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
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
    await expect(canvas.getByRole('group', { name: 'Your account was not saved' })).toHaveFocus();
    await expect(canvas.getByLabelText('Account name')).toHaveValue('Juana dela Cruz');
  },
};

export const Checking: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'checking' } },
};

export const StillUnknown: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'stillUnknown' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.events.check).toHaveBeenCalledOnce();
  },
};

/** Opened again, the page knows of the unknown outcome, not of the account: nothing may be written meanwhile. */
export const StillUnknownReopened: Story = {
  args: { isTyped: false, saving: { kind: 'stillUnknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Account name')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const NotSaved: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'notArrived' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Nothing you typed is lost/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.events.save).toHaveBeenCalledOnce();
  },
};

export const NotSavedReopened: Story = {
  args: { isTyped: false, saving: { kind: 'notArrived' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Please fill it in again/)).toBeVisible();
  },
};

export const CannotTell: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'cannotTell' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'We do not know whether your account was saved' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.events.save).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: {
    values: filled,
    leaving: { open: true, isUnknown: false },
  },
  play: async ({ args }) => {
    const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
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
  args: { saving: { kind: 'done' }, canGoToMine: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The money of your next loan goes there.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(args.events.goToMine).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '/order');
  },
};

/** No app surrounds the page. */
export const SavedInABrowser: Story = {
  args: {
    saving: { kind: 'done' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'My account' })).not.toBeInTheDocument();
  },
};

/** The page that the borrower came from is being opened. */
export const SavedOnTheWay: Story = {
  args: { values: filled, isReview: true, saving: { kind: 'done' } },
  decorators: [
    withToast((locale) => ({ kind: 'success', message: createTranslator(locale)(bindBankMessages)('saved') })),
  ],
};
