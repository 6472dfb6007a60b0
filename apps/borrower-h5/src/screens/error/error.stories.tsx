import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Locale, plainMessage } from '@peace/i18n';
import { notFoundMessages } from '@peace/i18n/messages/not-found';
import { NotFoundDrawing, ServiceDownDrawing } from '@peace/ui-kit/drawings';
import { expect, userEvent, within } from 'storybook/test';
import { spies } from '#shared/testing/spies.ts';
import { ErrorView } from './error.view.tsx';

const meta = {
  title: 'borrower-h5/error/Error',
  component: ErrorView,
  args: {
    heading: 'Peace',
    message: '',
    drawing: NotFoundDrawing,
    events: spies(),
  },
} satisfies Meta<typeof ErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Our words, in the language that it is looked at in. */
const said = (message: (locale: Locale) => string): Pick<Story, 'render'> => ({
  render: (args, { globals }) => {
    const locale: Locale = globals['locale'];
    return <ErrorView {...args} message={message(locale)} />;
  },
});

export const UnknownPath: Story = {
  ...said(plainMessage(notFoundMessages, 'title')),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Go home' }));
    await expect(args.events.goHome).toHaveBeenCalledOnce();
  },
};
export const SomethingWrong: Story = {
  ...said(plainMessage(notFoundMessages, 'somethingWrong')),
  args: { drawing: ServiceDownDrawing },
};
