import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { ProgressSteps } from './progress-steps.tsx';

const meta = {
  title: 'ui-kit/ProgressSteps',
  component: ProgressSteps,
  args: {
    label: 'Where your complaint stands',
    steps: [
      { label: 'Filed', note: '2026-11-18 09:30', state: 'done', stateLabel: 'done' },
      { label: 'Being processed', note: 'Reply by 2026-11-23', state: 'current', stateLabel: 'now' },
      { label: 'Answered', state: 'toCome', stateLabel: 'to come' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>{Story()}</Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps[1]).toHaveAttribute('aria-current', 'step');
    await expect(steps[1]).toHaveTextContent('Being processed: now');
  },
};

/** It is not known how far it has come. */
export const Listed: Story = {
  args: {
    steps: [
      { label: 'Filed', state: 'listed' },
      { label: 'Being processed', note: 'Within 3 working days', state: 'listed' },
      { label: 'Answered', state: 'listed' },
    ],
  },
};
