import { aCompany } from '@peace/company/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { texts as english } from '#shared/legal/texts.en.ts';
import { texts as filipino } from '#shared/legal/texts.fil.ts';
import { ComplaintsScreen } from './complaints-screen.tsx';

const meta = {
  title: 'official-site/Complaints',
  component: ComplaintsScreen,
  args: {
    company: aCompany(),
    texts: english,
    onSendComplaint: () => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' }),
  },
  globals: { locale: 'en' },
  render: (args, { globals }) => (
    <ComplaintsScreen {...args} texts={globals['locale'] === 'fil' ? filipino : english} />
  ),
} satisfies Meta<typeof ComplaintsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Filipino: Story = { globals: { locale: 'fil' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
