import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SavedScreen } from './saved-screen.tsx';

const onMine = fn();

const meta = {
  title: 'borrower-h5/bank/Account saved',
  component: SavedScreen,
  args: {
    purpose: 'nextLoan',
    account: [
      { label: 'E-wallet', value: 'GCash' },
      { label: 'E-wallet number', value: '•••• 4567' },
    ],
    onBack: fn(),
    onMine: null,
  },
} satisfies Meta<typeof SavedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheNextLoan: Story = {
  args: { onMine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’ll send your next loan here.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(onMine).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'My loans' })).toHaveAttribute('href', '/order');
  },
};

export const ForARunningOrder: Story = { args: { purpose: 'runningOrder', onMine } };

/** A step of another screen, in a browser. */
export const ForAnotherScreen: Story = { args: { purpose: 'anotherScreen' } };
