import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { LoanRoad } from './loan-road.tsx';

const meta = {
  title: 'ui-kit/LoanRoad',
  component: LoanRoad,
  args: {
    label: 'Where your loan is',
    steps: [
      { label: 'Applied', state: 'done', stateLabel: 'done' },
      { label: 'Decision', state: 'current' },
      { label: 'Money', state: 'toCome' },
      { label: 'Paid back', state: 'toCome' },
    ],
    children: 'Under review',
  },
  decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof LoanRoad>;

export default meta;

type Story = StoryObj<typeof meta>;

const jeepneyAt = (canvas: HTMLElement) => {
  const middle = ({ left, right }: DOMRect) => (left + right) / 2;
  const x = (selector: string) =>
    [...canvas.querySelectorAll(selector)].map((each) => middle(each.getBoundingClientRect()));
  const [jeepney = 0] = x('.peace-road__scene > svg');
  const [first = 0, second = 0] = x('.peace-road__stop');
  return (jeepney - first) / (second - first);
};

export const AtAStop: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Applied: done');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
    await waitFor(() => expect(jeepneyAt(canvasElement)).toBeCloseTo(1, 1));
  },
};

/** A plan: two payments of three have arrived. */
export const AtTheLastThatIsDone: Story = {
  args: {
    steps: [
      { label: '1', state: 'done', stateLabel: 'received' },
      { label: '2', state: 'done', stateLabel: 'received' },
      { label: '3', state: 'listed' },
    ],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(jeepneyAt(canvasElement)).toBeCloseTo(1, 1));
  },
};

/** No status proves a stop. */
export const OnItsWay: Story = {
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Dark: Story = { ...AtAStop, globals: { theme: 'dark' } };
