import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonBusy } from '@peace/vant-react-compat/skeleton';

import { SkeletonLine, type SkeletonLineKind } from './skeleton-line.tsx';

const kinds: readonly SkeletonLineKind[] = ['title', 'small', 'amount', 'text', 'button'];

const meta = {
  title: 'ui-kit/SkeletonLine',
  component: SkeletonLine,
  render: () => (
    <main style={{ padding: 16 }}>
      <SkeletonBusy label="loading...">
        {kinds.map((kind) => (
          <SkeletonLine key={kind} kind={kind} />
        ))}
      </SkeletonBusy>
    </main>
  ),
} satisfies Meta<typeof SkeletonLine>;

export default meta;

export const Kinds: StoryObj<typeof meta> = {};
