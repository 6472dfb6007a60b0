import type { Meta, StoryObj } from '@storybook/react-vite';
import { aCompany } from '#testing/a-company.ts';
import { aLegalDocument } from '#testing/a-legal-document.tsx';
import { PrivacyPolicyScreen } from './privacy-policy-screen.tsx';

const meta = {
  title: 'official-site/Privacy policy',
  component: PrivacyPolicyScreen,
  args: { company: aCompany(), notice: aLegalDocument({ title: 'Privacy Policy' }) },
} satisfies Meta<typeof PrivacyPolicyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
