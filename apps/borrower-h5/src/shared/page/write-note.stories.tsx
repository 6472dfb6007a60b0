import { repayMessages } from '@peace/i18n/messages/repay';
import { useMessages } from '@peace/i18n/react';
import { ActionBar } from '@peace/ui-kit/action-bar';
import { PageFrame } from '@peace/ui-kit/page-frame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { WriteNote } from './write-note.tsx';

const meta = {
  title: 'borrower-h5/session/Write note',
  component: WriteNote,
  decorators: [(Story) => <Page hint={<Story />} />],
} satisfies Meta<typeof WriteNote>;

export default meta;
type Story = StoryObj<typeof meta>;

function Page({ hint }: { readonly hint: ReactNode }) {
  const t = useMessages(repayMessages);
  const bar = <ActionBar hint={hint} primary={{ label: t('paymentMethod'), onClick: fn() }} />;
  return (
    <PageFrame title={t('title')} onBack={fn()} actionBar={bar}>
      {null}
    </PageFrame>
  );
}

export const NoStorage: Story = {
  args: { limit: 'noStorage' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Choose how to pay' });
    await expect(button).toHaveAccessibleDescription(/check My loans before you try again/);
  },
};

export const NoLocks: Story = { args: { limit: 'noLocks' } };

export const FilipinoOnASmallPhone: Story = {
  args: { limit: 'noStorage' },
  globals: { locale: 'fil', viewport: { value: 'small' } },
};
