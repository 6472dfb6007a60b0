import type { Meta, StoryObj } from '@storybook/react-vite';

import { Card } from '../card/card.tsx';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'ui-kit/Timeline',
  component: Timeline,
  args: {
    label: 'Repayment plan',
    entries: [
      { date: 'Fri, Oct 30, 2026', amount: '₱1,816.67', note: 'Installment 1 of 3 · paid', place: 'past' },
      { date: 'Fri, Nov 27, 2026', amount: '₱1,816.67', note: 'Installment 2 of 3', place: 'next' },
      { date: 'Sun, Dec 27, 2026', amount: '₱1,816.66', note: 'Installment 3 of 3', place: 'later' },
    ],
  },
  decorators: [
    (Story) => (
      <main style={{ padding: 16 }}>
        <Card title="Repayment plan">{Story()}</Card>
      </main>
    ),
  ],
} satisfies Meta<typeof Timeline>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plan: Story = {};

export const LongWords: Story = {
  args: {
    entries: [
      {
        date: 'Biyernes, Nob 27, 2026',
        amount: '₱12,345,678,901.23',
        note: 'Unang hulog kasama ang interes, bayad sa serbisyo at iba pang singil na nakasaad sa kasunduan',
        place: 'next',
      },
      { date: '2026-12-27', place: 'later' },
    ],
  },
};
