import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { DueCard } from '@peace/ui-kit/due-card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { AccountLine } from './account-line.tsx';
import { AccountPhoneContext } from './account-phone.ts';

const meta = {
  title: 'borrower-h5/session/Account line',
  component: AccountLine,
  decorators: [
    (Story, { parameters }) => (
      <AccountPhoneContext
        value={{ phone: String(parameters['phone']), isVouchedFor: parameters['isVouchedFor'] === true }}
      >
        <Page>
          <Story />
        </Page>
      </AccountPhoneContext>
    ),
  ],
  parameters: { phone: '09171234567', isVouchedFor: true },
} satisfies Meta<typeof AccountLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The content below it. */
function Page({ children }: { readonly children: ReactNode }) {
  const t = useMessages(repayMessages);
  return (
    <PageFrame title={t('title')} onBack={() => undefined}>
      {children}
      <DueCard tone="calm" title={t('repaymentAmount')} amount={{ minor: 545_000, currency: 'PHP' }} />
    </PageFrame>
  );
}

export const PhilippineMobile: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Logged in as 09•• ••• 4567')).toBeVisible();
    await expect(canvas.getByText('Logged in with the phone number ending in 4567')).toBeInTheDocument();
  },
};

/** In a browser a number is only what the link says. */
export const NumberOfALink: Story = {
  parameters: { isVouchedFor: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This link is for 09•• ••• 4567')).toBeVisible();
    await expect(canvas.getByText('This link is for the phone number ending in 4567')).toBeInTheDocument();
  },
};

export const OtherNumber: Story = { parameters: { phone: '13800138000' } };

export const FilipinoOnASmallPhone: Story = {
  parameters: { isVouchedFor: false },
  globals: { locale: 'fil', viewport: { value: 'small' } },
};
