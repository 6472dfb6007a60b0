import { PageFrame } from '@peace/ui-kit/page-frame';
import { DueCard } from '@peace/ui-kit/due-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountLine } from './account-line.tsx';
import { AccountPhoneContext } from './account-phone.ts';

const meta = {
  title: 'borrower-h5/session/Account line',
  component: AccountLine,
  decorators: [
    (Story, { parameters }) => (
      <AccountPhoneContext value={String(parameters['phone'])}>
        <PageFrame title="Repayment" onBack={() => undefined}>
          <Story />
          <DueCard
            tone="calm"
            title="Repayment amount"
            chip={null}
            amount={{ minor: 545_000, currency: 'PHP' }}
            due="Repayment date: 2026-12-01"
          />
        </PageFrame>
      </AccountPhoneContext>
    ),
  ],
  parameters: { phone: '09171234567' },
} satisfies Meta<typeof AccountLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PhilippineMobile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Logged in as 09•• ••• 4567')).toBeVisible();
    await expect(canvas.getByText('Logged in with the phone number ending in 4567')).toBeInTheDocument();
  },
};

export const OtherNumber: Story = { parameters: { phone: '13800138000' } };

export const FilipinoOnASmallPhone: Story = { globals: { locale: 'fil', viewport: { value: 'small' } } };
