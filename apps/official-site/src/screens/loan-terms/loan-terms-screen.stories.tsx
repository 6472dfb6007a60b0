import type { Meta, StoryObj } from '@storybook/react-vite';
import { aLegalDocument } from '#testing/a-legal-document.tsx';
import { LoanTermsScreen } from './loan-terms-screen.tsx';

const meta = {
  title: 'official-site/Loan terms',
  component: LoanTermsScreen,
  args: { terms: aLegalDocument() },
} satisfies Meta<typeof LoanTermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
