import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { MoreButton } from './more-button.tsx';

const meta = {
  title: 'ui-kit/More button',
  component: MoreButton,
  args: { listId: 'instalments', isExpanded: false, onToggle: fn() },
  render: (args) => (
    <>
      <ol id={args.listId}>
        <li>2026-11-27</li>
        <li>2026-12-27</li>
      </ol>
      <MoreButton {...args} />
    </>
  ),
} satisfies Meta<typeof MoreButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show more', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
