import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { aCompany } from '#testing/a-company.ts';
import { HomeScreen } from './home-screen.tsx';

const meta = {
  title: 'official-site/Home',
  component: HomeScreen,
  args: {
    company: aCompany(),
    feedback: <FeedbackForm email="care@maayos.test" onSend={() => Promise.resolve({ kind: 'accepted' })} />,
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
