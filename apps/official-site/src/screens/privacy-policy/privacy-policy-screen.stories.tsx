import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCompany } from '@peace/company/testing';
import { texts as english } from '#shared/legal/texts.en.ts';
import { texts as filipino } from '#shared/legal/texts.fil.ts';
import { PrivacyPolicyView } from './privacy-policy-view.tsx';
import { PrivacyPolicyScreen } from './privacy-policy-screen.tsx';

const meta = {
  title: 'official-site/Privacy policy',
  component: PrivacyPolicyScreen,
  args: { company: aCompany(), texts: english, consent: null },
  render: (args, { globals }) => (
    <PrivacyPolicyScreen {...args} texts={globals['locale'] === 'fil' ? filipino : english} />
  ),
  globals: { locale: 'en' },
} satisfies Meta<typeof PrivacyPolicyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const Filipino: Story = { globals: { locale: 'fil' } };

/** At `/#privacy-policy`: the company's policy in its frame. */
export const View: Story = {
  globals: { locale: 'en' },
  render: ({ company }) => <PrivacyPolicyView company={company} />,
};

export const Dark: Story = { globals: { theme: 'dark' } };
