import { createTranslator, type Locale } from '@peace/i18n';
import { companyMessages } from '@peace/i18n/messages/company';
import { loanRecordMessages } from '@peace/i18n/messages/loan-record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { anAcceptedOffer } from '#features/receipt/testing/an-accepted-offer.ts';
import { spies } from '#shared/testing/spies.ts';
import { planSections } from './loan-record.model.ts';
import { RecordSheet } from './record-sheet.tsx';

function planIn(locale: Locale) {
  const translate = createTranslator(locale);
  const t = translate(loanRecordMessages);
  const [offer, ...others] = planSections(anAcceptedOffer(), { t, company: translate(companyMessages), locale });
  const sections = [...(offer ? [{ ...offer, title: '' }] : []), ...others];
  return { title: t('plan'), amount: anAcceptedOffer().amount, sections, notice: t('ownRecord') };
}

const meta = {
  title: 'borrower-h5/loan-record/RecordSheet',
  component: RecordSheet,
  decorators: [(Story) => <main style={{ minHeight: '90vh' }}>{Story()}</main>],
  args: { record: planIn('en'), shared: { kind: 'offered' }, events: spies() },
} satisfies Meta<typeof RecordSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the language that it is looked at in. */
export const Plan: Story = {
  render: (args, { globals }) => <RecordSheet {...args} record={planIn(globals['locale'])} />,
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Your plan, as you accepted it' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save or share the file' }));
    await expect(args.events.share).toHaveBeenCalledOnce();
  },
};

export const InFilipino: Story = { globals: { locale: 'fil' }, args: { record: planIn('fil') } };

export const Saved: Story = { args: { shared: { kind: 'downloading' } } };

/** In a shell that shares nothing. */
export const CopyInstead: Story = {
  args: { shared: { kind: 'unavailable', copyState: 'idle' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await expect(args.events.copy).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('button', { name: 'Save or share the file' })).toBeNull();
  },
};
