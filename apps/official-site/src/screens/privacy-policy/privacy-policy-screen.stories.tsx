import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCompany } from '@peace/company/testing';
import { texts as english } from '#shared/legal/texts.en.ts';
import { texts as filipino } from '#shared/legal/texts.fil.ts';
import { PrivacyPolicyView } from './privacy-policy-view.tsx';
import { PrivacyPolicyScreen } from './privacy-policy-screen.tsx';

/** The frame has a local page, so the picture requests no other address. */
const policyPage =
  '<body style="margin:16px;font:16px/1.5 sans-serif"><h1 style="font-size:20px">Privacy policy</h1>' +
  '<p>What we collect, why, and whom we share it with.</p>'.repeat(6);

const meta = {
  title: 'official-site/Privacy policy',
  component: PrivacyPolicyScreen,
  args: { company: aCompany({ privacyUrl: 'https://www.maayos.example/privacy' }), texts: english, consent: null },
  render: (args, { globals }) => (
    <PrivacyPolicyScreen {...args} texts={globals['locale'] === 'fil' ? filipino : english} />
  ),
  decorators: [
    (Story) => (
      <div ref={(story) => story?.querySelector('iframe')?.setAttribute('srcdoc', policyPage)}>
        <Story />
      </div>
    ),
  ],
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
