import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storyNow } from '#features/due/testing/a-due.ts';
import { OrderHelp } from './order-help.tsx';

const meta = {
  title: 'borrower-h5/help/OrderHelp',
  component: OrderHelp,
  args: { orderId: '7001' },
  decorators: [
    (Story) => (
      <main>
        <h1 hidden>Repayment</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof OrderHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The ways are one tap away: a `<details>`, so before the app is there too. */
export const WithAnOrder: Story = {
  args: { now: storyNow },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Get help').closest('summary');
    await expect(await canvas.findByText('Open now, until 6:00 PM')).toBeVisible();
    await expect(row?.offsetHeight).toBe(56);
    await expect(canvas.getByText('Customer service')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Get help'));
    await expect(canvas.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Customer service', '/customerService?orderId=7001'],
      ['Report a problem', '/complaint?orderId=7001'],
      ['Late payments, scams, your rights', '/help?orderId=7001'],
    ]);
  },
};

/** A due that may have been paid, and a problem that was reported. */
export const WithADue: Story = {
  args: {
    due: { amount: { minor: 545_000, currency: 'PHP' }, reportedAt: Date.UTC(2026, 10, 26, 4) },
  },
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole('link', {
      name: /^I’ve paid already You reported a problem on .* due date stays/,
    });
    await expect(paid).toHaveAttribute('href', '/complaint?orderId=7001&paid=545000');
  },
};

export const BeforeThereIsAnOrder: Story = {
  args: { orderId: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Get help'));
    await expect(canvas.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/customerService');
    await expect(canvas.queryByRole('link', { name: 'Report a problem' })).toBeNull();
  },
};
