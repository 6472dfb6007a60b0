import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { BindBankScreen } from './bind-bank-screen.tsx';
import { bankForm } from './testing/a-bank-form.ts';

const meta = {
  title: 'borrower-h5/bank/Saving an account',
  component: BindBankScreen,
  args: {
    state: { kind: 'ready', data: bankForm },
    cardType: 1,
    values: {},
    problems: new Map(),
    listed: new Set(),
    attempt: 0,
    saving: { kind: 'idle' },
    leaving: { open: false, isUnknown: false, onLeave: fn(), onStay: fn() },
    purpose: 'nextLoan',
    onMine: fn(),
    onOrders: fn(),
    onBack: fn(),
    onRetry: fn(),
    onCardType: fn(),
    onValue: fn(),
    onNext: fn(),
    onCheckAgain: fn(),
    onCustomerService: fn(),
  },
} satisfies Meta<typeof BindBankScreen>;

export default meta;
type Story = StoryObj<typeof BindBankScreen>;

const filled = {
  walletType: '1',
  walletNumber: '091 7123 4567',
  accountName: 'Juana dela Cruz',
  city: '1339',
  birthday: '1990-02-03',
};

export const Saving: Story = {
  args: { values: filled, saving: { kind: 'saving' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving...' }));
    await expect(args.onNext).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Account name')).toHaveAttribute('readonly');
  },
};

export const Refused: Story = {
  args: { values: filled, saving: { kind: 'refused', message: 'The account number is not valid.' }, attempt: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your account was not saved' })).toHaveFocus();
    await expect(canvas.getByLabelText('Account name')).toHaveValue('Juana dela Cruz');
  },
};

export const Checking: Story = { args: { values: filled, saving: { kind: 'checking' } } };

export const StillUnknown: Story = {
  args: { values: filled, saving: { kind: 'stillUnknown' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  },
};

export const NotSaved: Story = { args: { values: filled, saving: { kind: 'notSaved' }, attempt: 1 } };

export const CannotTell: Story = {
  args: { values: filled, saving: { kind: 'cannotTell' }, attempt: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'We do not know whether your account was saved' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

export const Leaving: Story = {
  args: { values: filled, leaving: { open: true, isUnknown: false, onLeave: fn(), onStay: fn() } },
  play: async ({ args }) => {
    const question = within(screen.getByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Stay here' }));
    await expect(args.leaving.onStay).toHaveBeenCalledOnce();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.leaving.onLeave).toHaveBeenCalledOnce();
  },
};

export const LeavingWhileUnknown: Story = {
  args: { saving: { kind: 'stillUnknown' }, leaving: { open: true, isUnknown: true, onLeave: fn(), onStay: fn() } },
};

export const Saved: Story = {
  args: { saving: { kind: 'saved' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The money of your next loan goes there.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(args.onMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'My orders' }));
    await expect(args.onOrders).toHaveBeenCalledOnce();
  },
};

/** No app stands around the page. */
export const SavedInABrowser: Story = {
  args: { saving: { kind: 'saved' }, onMine: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'My account' })).not.toBeInTheDocument();
  },
};
