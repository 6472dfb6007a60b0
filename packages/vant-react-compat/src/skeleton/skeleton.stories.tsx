import type { Meta, StoryObj } from '@storybook/react-vite';

import { SkeletonBlock, SkeletonBusy } from './skeleton.tsx';

const meta = {
  title: 'vant-react-compat/Skeleton',
  component: SkeletonBusy,
  args: { label: 'Loading the pay code…', children: <SkeletonBlock /> },
} satisfies Meta<typeof SkeletonBusy>;

export default meta;

export const Block: StoryObj<typeof meta> = {};
