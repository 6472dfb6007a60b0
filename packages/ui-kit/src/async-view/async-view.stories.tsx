import { Skeleton, SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { DetailRows } from '../detail-rows/detail-rows.tsx';
import { AsyncView } from './async-view.tsx';

const onRetry = fn();

const meta = {
  title: 'ui-kit/AsyncView',
  component: AsyncView,
  args: {
    state: { kind: 'loading' },
    skeleton: (
      <>
        <SkeletonBlock />
        <Card>
          <Skeleton avatar="round" title rows={2} />
          <Skeleton rows={4} />
        </Card>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AsyncView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('loading...')).toHaveAttribute('role', 'status');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Empty: Story = {
  args: { state: { kind: 'empty', title: 'You have no orders yet.', action: { label: 'Go home', onClick: fn() } } },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'This is taking too long. Please try again.', onRetry } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/taking too long/).closest('[role="alert"]')).not.toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'There is no connection. Check your internet and try again.',
      drawing: 'offline',
      isRetrying: true,
      onRetry,
      action: { label: 'Go home', onClick: fn() },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).not.toHaveBeenCalled();
  },
};

export const Ready: Story = {
  args: {
    state: {
      kind: 'ready',
      children: (
        <Card title="Loan information">
          <DetailRows rows={[{ label: 'Loan amount', value: '₱5,000.00' }]} />
        </Card>
      ),
    },
  },
};
