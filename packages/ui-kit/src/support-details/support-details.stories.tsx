import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { SupportDetails, SupportReferenceContext } from './support-details.tsx';

const meta = {
  title: 'ui-kit/SupportDetails',
  component: SupportDetails,
  args: { details: 'code 99', requestId: '3f9c2a-7' },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <p style={{ display: 'inline' }}>Your bank refused the payment.</p> <SupportDetails {...args} />
    </main>
  ),
} satisfies Meta<typeof SupportDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3f9c2a-7/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Details for customer service'));
    await expect(canvas.getByText('code 99 · Reference no. 3f9c2a-7')).toBeVisible();
  },
};

/** Nothing was sent: what the visit is known by. */
export const OfTheVisit: Story = {
  args: { details: null, requestId: undefined },
  decorators: [(Story) => <SupportReferenceContext value="3f9c2a">{Story()}</SupportReferenceContext>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details for customer service'));
    await expect(canvas.getByText('Reference no. 3f9c2a')).toBeVisible();
  },
};

export const NothingToTell: Story = {
  args: { details: null, requestId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Details for customer service')).toBeNull();
  },
};
