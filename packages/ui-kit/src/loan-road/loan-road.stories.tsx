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
      { label: 'Decision', state: 'listed' },
      { label: 'Money', state: 'listed' },
      { label: 'Paid back', state: 'listed' },
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

/** The status proves that it was applied for, and no other step: the jeepney is between two stops. */
export const AppliedFor: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Applied: done');
    await waitFor(() => expect(jeepneyAt(canvasElement)).toBeCloseTo(0.5, 1));
  },
};

export const AtAStop: Story = {
  args: {
    steps: [
      { label: 'Applied', state: 'done', stateLabel: 'done' },
      { label: 'Decision', state: 'done', stateLabel: 'done' },
      { label: 'Money', state: 'current', stateLabel: 'now' },
      { label: 'Paid back', state: 'toCome', stateLabel: 'to come' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
    await waitFor(() => expect(jeepneyAt(canvasElement)).toBeCloseTo(2, 1));
  },
};

export const Dark: Story = { ...AppliedFor, globals: { theme: 'dark' } };
