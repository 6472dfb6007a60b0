import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { Card } from '../card/card.tsx';
import { Fold } from './fold.tsx';

const meta = {
  title: 'ui-kit/Fold',
  component: Fold,
  args: { title: 'How long we keep it', children: 'As long as you have a loan with us.' },
  decorators: [
    (Story) => (
      <Card>
        <Story />
        <Fold title="Your rights" isOpen>
          You may ask what we hold about you.
        </Fold>
      </Card>
    ),
  ],
} satisfies Meta<typeof Fold>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Closed, above one that is open. */
export const Usual: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText('As long as you have a loan with us.');
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'How long we keep it' }));
    await expect(text).toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'How long we keep it' }));
    await expect(text).not.toBeVisible();
  },
};

export const LongTitle: Story = {
  args: { title: 'Kung saan napupunta ang mga larawan at dokumentong idinagdag mo sa reklamo' },
  globals: { viewport: { value: 'small' } },
};
