import { aCompany } from '@peace/company/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { spies } from '#shared/testing/spies.ts';
import * as aboutUsEn from './about-us.en.md';
import * as aboutUsFil from './about-us.fil.md';
import { factsOf, textIn } from './static-text.ts';
import * as privacyPolicyEn from './privacy-policy.en.md';
import * as privacyPolicyFil from './privacy-policy.fil.md';
import { StaticTextView } from './static-text.view.tsx';

const company = aCompany();

const meta = {
  title: 'borrower-h5/help/Static text',
  component: StaticTextView,
  args: {
    text: { ...aboutUsEn },
    facts: factsOf(company, 'Peace'),
    isSample: false,
    events: spies(),
  },
  render: (args, { globals }) => (
    <StaticTextView {...args} text={textIn({ en: aboutUsEn, fil: aboutUsFil }, globals['locale'])} />
  ),
} satisfies Meta<typeof StaticTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AboutUs: Story = {
  args: { hasContacts: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^Peace is an app of Maayos Lending Corporation\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Email us/ })).toHaveAttribute('href', `mailto:${company.email}`);
    await expect(canvas.getByText(/^A loan should work like a menu/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('heading', { name: 'Our mission' }));
    await expect(canvas.getByText(/^A loan should work like a menu/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.events.back).toHaveBeenCalledOnce();
  },
};

export const PrivacyPolicy: Story = {
  render: (args, { globals }) => (
    <StaticTextView {...args} text={textIn({ en: privacyPolicyEn, fil: privacyPolicyFil }, globals['locale'])} />
  ),
  play: async ({ canvas }) => {
    const { title, version, date } = privacyPolicyEn.meta;
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const time = canvas.getByText(/^Version/, { selector: 'time *' }).closest('time');
    await expect(time).toHaveTextContent(`Version ${version}`);
    await expect(time).toHaveAttribute('datetime', date);
  },
};

export const SampleCompany: Story = { args: { isSample: true } };

export const LongName: Story = {
  args: {
    facts: factsOf({ ...company, name: 'PinagsamasamangKooperatibangmgaManggagawasaHilagangLuzon' }, 'Peace'),
  },
};
