import type { Meta, StoryObj } from '@storybook/react-vite';

import { Skeleton, SkeletonBlock, SkeletonBusy } from './skeleton.tsx';

const meta = {
  title: 'vant-react-compat/Skeleton',
  component: Skeleton,
  render: (args) => (
    <SkeletonBusy label="Loading the order…">
      <Skeleton {...args} />
    </SkeletonBusy>
  ),
} satisfies Meta<typeof Skeleton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};

export const Article: Story = { args: { title: true, rows: 4 } };

export const ListItem: Story = { args: { avatar: 'square', title: true, rows: 1 } };

export const Person: Story = { args: { avatar: 'round', title: true, rows: 2 } };

export const Block: Story = {
  render: () => (
    <SkeletonBusy label="Loading the pay code…">
      <SkeletonBlock />
      <Skeleton rows={2} />
    </SkeletonBusy>
  ),
};
