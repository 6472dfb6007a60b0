import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SavedScreen } from './saved-screen.tsx';

const onMine = fn();

const meta = {
  title: 'borrower-h5/bank/Account saved',
  component: SavedScreen,
  args: { purpose: 'nextLoan', onBack: fn(), onMine: null, onOrders: fn() },
} satisfies Meta<typeof SavedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForTheNextLoan: Story = {
  args: { onMine },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('The money of your next loan goes there.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'My account' }));
    await expect(onMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'My orders' }));
    await expect(args.onOrders).toHaveBeenCalledOnce();
  },
};

export const ForARunningOrder: Story = { args: { purpose: 'runningOrder', onMine } };

/** A step of another screen, in a browser. */
export const ForAnotherScreen: Story = { args: { purpose: 'anotherScreen' } };
