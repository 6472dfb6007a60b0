import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundDrawing, ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorScreen } from './error-screen.tsx';

const meta = {
  title: 'borrower-h5/error/Error',
  component: ErrorScreen,
  args: {
    heading: 'Peace',
    message: 'This page does not exist.',
    drawing: NotFoundDrawing,
    onHome: fn(),
    onBack: fn(),
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go home' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
  },
};
export const SomethingWrong: Story = { args: { message: 'Something went wrong.', drawing: ServiceDownDrawing } };
