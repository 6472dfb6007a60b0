import type { Meta, StoryObj } from '@storybook/react-vite';
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

export const ForARunningOrder: Story = {
  args: {
    purpose: 'runningOrder',
  },
};

/** A step of another screen, in a browser. */
export const ForAnotherScreen: Story = { args: { purpose: 'anotherScreen', canGoToMine: false } };
