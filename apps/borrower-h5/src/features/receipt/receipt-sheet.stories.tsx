import { aCompany } from '@peace/company/testing';
import { createTranslator, type Locale } from '@peace/i18n';
import { receiptMessages } from '@peace/i18n/messages/receipt';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { spies } from '#shared/testing/spies.ts';
import { drawPicture } from './draw-picture.ts';
import { ReceiptSheet } from './receipt-sheet.tsx';
import { receiptText } from './receipt.model.ts';
import type { Receipt } from './receipt.ts';
import { aReceipt } from './testing/a-receipt.ts';

const textIn = (locale: Locale, changes: Partial<Receipt> = {}) =>
  receiptText(
    aReceipt({ id: '3f9c2b7e-61d0-4a58-9b1e-7d2a40c6f813', ...changes }),
    createTranslator(locale)(receiptMessages),
    locale,
  );
const text = (changes: Partial<Receipt> = {}) => textIn('en', changes);

const meta = {
  title: 'borrower-h5/receipt/ReceiptSheet',
  component: ReceiptSheet,
  decorators: [(Story) => <main style={{ minHeight: '90vh' }}>{Story()}</main>],
  args: {
    isOpen: true,
    receipt: text(),
    brand: { name: 'Peace', lender: aCompany().name },
    picture: { kind: 'ready' },
    reminder: { outcome: 'offered', day: 'Sun, Dec 27, 2026' },
    earlier: [],
    events: spies(),
  },
} satisfies Meta<typeof ReceiptSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the language that it is looked at in; `original` has the specification's own words. */
export const Paid: Story = {
  render: (args, { globals }) => <ReceiptSheet {...args} receipt={textIn(globals['locale'])} />,
  play: async ({ args }) => {
    await expect(screen.getByRole('dialog', { name: 'Payment received' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Save or share' }));
    await expect(args.events.share).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Add a reminder' }));
    await expect(args.events.remind).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.events.close).toHaveBeenCalledOnce();
  },
};

export const PaidInFilipino: Story = { ...Paid, play: undefined, globals: { locale: 'fil' } };

export const Repaid: Story = {
  args: { receipt: text({ isClosed: true, next: null }), reminder: null },
  play: async () => {
    await expect(screen.getByText('You have nothing left to pay on this loan.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add a reminder' })).toBeNull();
  },
};

export const Extended: Story = {
  args: {
    receipt: text({
      kind: 'extension',
      amount: { minor: 45_000, currency: 'PHP' },
      next: { amount: { minor: 545_000, currency: 'PHP' }, day: '2027-02-26' },
    }),
    reminder: { outcome: 'offered', day: 'Fri, Feb 26, 2027' },
  },
};

export const Applied: Story = {
  args: {
    receipt: text({
      kind: 'application',
      amount: { minor: 500_000, currency: 'PHP' },
      through: null,
      next: null,
    }),
    reminder: null,
  },
};

export const Complained: Story = {
  args: { receipt: text({ kind: 'complaint', amount: null, through: null, next: null }), reminder: null },
};

export const PictureBeingMade: Story = {
  args: { picture: { kind: 'making' } },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Preparing…' }));
    await expect(args.events.share).not.toHaveBeenCalled();
  },
};

/** The picture that the app draws, decoded before the first layout as it is there. */
const shown = (isSaving: boolean): Story => ({
  loaders: [
    async () => {
      const file = await drawPicture(document, { ...text(), lender: aCompany().name }, { brand: 'Peace', name: '' });
      const image = new Image();
      if (file) image.src = URL.createObjectURL(file);
      await image.decode();
      return { url: image.src };
    },
  ],
  render: (args, { loaded }) => <ReceiptSheet {...args} picture={{ kind: 'shown', url: loaded['url'], isSaving }} />,
});

/** In a shell that neither shares nor saves. */
export const PictureToPressAndHold: Story = {
  ...shown(false),
  play: async () => {
    // It says all of the receipt, and stands in its place; the button that did nothing is gone.
    await expect(screen.getByRole('img', { name: /^Payment received\. ₱3,450\.00\. When: / })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Payment received' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Save or share' })).toBeNull();
    await expect(screen.getByText('To save or share it, press and hold the picture.')).toBeVisible();
  },
};

export const PictureSaved: Story = shown(true);

export const PictureImpossible: Story = {
  args: { picture: { kind: 'impossible' } },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Save or share' })).toBeDisabled();
    await expect(screen.getByText(/Take a screenshot instead/)).toBeVisible();
  },
};

export const ReminderSaved: Story = { args: { reminder: { outcome: 'downloading', day: 'Sun, Dec 27, 2026' } } };

export const ReminderToNote: Story = {
  args: { reminder: { outcome: 'unavailable', day: 'Sun, Dec 27, 2026' } },
  play: async () => {
    await expect(screen.getByText(/Write down the date: Sun, Dec 27, 2026/)).toBeVisible();
  },
};

export const WithEarlierOnes: Story = {
  args: {
    earlier: [
      { id: 'b', title: 'You have more time to pay', when: 'Wed, Oct 21, 2026' },
      { id: 'a', title: 'Application received', when: 'Fri, Aug 28, 2026' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: /You have more time to pay/ }));
    await expect(args.events.openEarlier).toHaveBeenCalledWith('b');
  },
};

export const LongNames: Story = {
  args: {
    receipt: text({
      productName: 'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Cooperative',
      through: 'KasaganaanSavingsAndLendingCounterOfMindanaoAndTheVisayas',
      amount: { minor: 123_456_789_012, currency: 'PHP' },
    }),
  },
};
