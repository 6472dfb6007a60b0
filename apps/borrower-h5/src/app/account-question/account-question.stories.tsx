import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountQuestion } from './account-question.tsx';

const meta = {
  title: 'borrower-h5/session/Account question',
  component: AccountQuestion,
  args: {
    appName: 'Peace',
    current: { sessionId: 'S1', mobilePhone: '09171234567' },
    other: { sessionId: 'S2', mobilePhone: '09189998888' },
    onStay: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof AccountQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BothNumbersKnown: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/ending in 4567.+ending in 8888/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay in my account' }));
    await expect(args.onStay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to the other account' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** The link does not say whose session it has. */
export const NumberUnknown: Story = { args: { other: { sessionId: 'S2' } } };

export const FilipinoOnASmallPhone: Story = { globals: { locale: 'fil', viewport: { value: 'small' } } };
