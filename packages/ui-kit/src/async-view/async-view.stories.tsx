import { SkeletonBlock } from '@peace/vant-react-compat/skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { DetailRows } from '../detail-rows/detail-rows.tsx';
import { RefusedDrawing } from '../drawings/drawings.tsx';
import { SkeletonLine } from '../skeleton-line/skeleton-line.tsx';
import { AsyncView, WaitingProvider } from './async-view.tsx';

const onRetry = fn();

/** Ten seconds have passed already. */
const waiting = { onTryAgain: fn(), onLeave: fn(), waitedMs: () => 10_000 };

const meta = {
  title: 'ui-kit/AsyncView',
  component: AsyncView,
  args: {
    state: { kind: 'loading' },
    onRetry,
    children: () => (
      <Card title="Loan information">
        <DetailRows rows={[{ label: 'Loan amount', value: '₱5,000.00' }]} />
      </Card>
    ),
    skeleton: (
      <>
        <SkeletonBlock />
        <Card>
          <SkeletonLine kind="title" />
          <SkeletonLine kind="text" />
          <SkeletonLine kind="text" />
        </Card>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
} satisfies Meta<typeof AsyncView>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading…')).toHaveAttribute('role', 'status');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const SlowLine: Story = {
  decorators: [(Story) => <WaitingProvider value={waiting}>{Story()}</WaitingProvider>],
  play: async ({ canvas }) => {
    await expect((await canvas.findByText(/longer than usual/)).closest('[role="status"]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(waiting.onLeave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'This is taking too long. Please try again.',
      details: 'HTTP 504',
      isRetrying: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('HTTP 504')).not.toBeVisible();
    await expect(canvas.getByText(/taking too long/).closest('[role="alert"]')).not.toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** A refused read can be tried again, whatever the server said; the other way comes first. */
export const Refused: Story = {
  args: {
    state: {
      kind: 'failed',
      message: 'This loan cannot be paid later. Please pay by its due date.',
      details: 'code 99',
      isRetrying: false,
      isRefused: true,
      drawing: RefusedDrawing,
    },
    failureAction: { label: 'Back to my loan', href: '/loanDetail' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to my loan' })).toHaveClass('van-button--primary');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};
