import { BellIcon, CalendarIcon, ChatIcon } from '@peace/vant-react-compat/icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { FoldRow, Row, RowCard } from './row-card.tsx';

const onClick = fn();

const meta = {
  title: 'ui-kit/RowCard',
  component: RowCard,
  args: {
    children: (
      <>
        <Row icon={<CalendarIcon />} title="Your plan, as you accepted it" href="/plan" />
        <Row icon={<BellIcon />} title="Remind me" note={<small>In your calendar</small>} onClick={onClick} />
        <FoldRow icon={<ChatIcon />} title="Get help">
          <Row title="Customer service" href="/customerService" />
          <Row title="Report a problem" href="/complaint" />
        </FoldRow>
      </>
    ),
  },
} satisfies Meta<typeof RowCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unfolded: Story = {
  play: async ({ canvas }) => {
    onClick.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Your plan, as you accepted it' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText('Get help'));
    const rows = [...canvas.getAllByRole('link'), canvas.getByRole('button')];
    await expect(rows.map(({ offsetHeight }) => offsetHeight >= 56)).toEqual([true, true, true, true]);
  },
};
