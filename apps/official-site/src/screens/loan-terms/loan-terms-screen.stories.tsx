import { aCompany } from '@peace/company/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts as english } from '#shared/legal/texts.en.ts';
import { texts as filipino } from '#shared/legal/texts.fil.ts';
import { LoanTermsScreen } from './loan-terms-screen.tsx';

// Copies: Storybook prints a story's props, and a module cannot become text.
const meta = {
  title: 'official-site/Loan terms',
  component: LoanTermsScreen,
  args: { company: aCompany(), terms: { ...english.terms } },
  render: (args, { globals }) => (
    <LoanTermsScreen {...args} terms={{ ...(globals['locale'] === 'fil' ? filipino : english).terms }} />
  ),
  globals: { locale: 'en' },
} satisfies Meta<typeof LoanTermsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Filipino: Story = { globals: { locale: 'fil' } };

export const Dark: Story = { globals: { theme: 'dark' } };
