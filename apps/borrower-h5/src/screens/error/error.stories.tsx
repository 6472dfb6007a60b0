import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundDrawing, ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { expect, userEvent, within } from 'storybook/test';
import { spies } from '#shared/testing/spies.ts';
import { ErrorView } from './error.view.tsx';

const meta = {
  title: 'borrower-h5/error/Error',
  component: ErrorView,
  args: {
    heading: 'Peace',
    message: 'This page does not exist.',
    drawing: NotFoundDrawing,
    events: spies(),
  },
} satisfies Meta<typeof ErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownPath: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go home' }));
    await expect(args.events.goHome).toHaveBeenCalledOnce();
  },
};
export const SomethingWrong: Story = { args: { message: 'Something went wrong.', drawing: ServiceDownDrawing } };
