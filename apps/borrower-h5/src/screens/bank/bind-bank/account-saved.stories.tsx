import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { spies } from '#shared/testing/spies.ts';
import { AccountSaved } from './account-saved.tsx';

const meta = {
  title: 'borrower-h5/bank/Account saved',
  component: AccountSaved,
  args: {
    purpose: 'nextLoan',
    account: [
      { label: 'E-wallet', value: 'GCash' },
      { label: 'E-wallet number', value: '•••• 4567' },
    ],
    canGoToMine: true,
    events: spies(),
  },
} satisfies Meta<typeof AccountSaved>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheNextLoan: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('We’ll send your next loan here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(args.events.goToMine).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'My loans' })).toHaveAttribute('href', '/order');
  },
};

export const ForARunningOrder: Story = {
  args: {
    purpose: 'runningOrder',
  },
};

/** A step of another screen, in a browser. */
export const ForAnotherScreen: Story = { args: { purpose: 'anotherScreen', canGoToMine: false } };
