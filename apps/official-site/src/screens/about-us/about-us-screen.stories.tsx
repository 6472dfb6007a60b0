import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { aCompany } from '@peace/company/testing';
import { scenePictures } from '#testing/scene-pictures.ts';
import { AboutUsScreen } from './about-us-screen.tsx';

const meta = {
  title: 'official-site/About us',
  component: AboutUsScreen,
  args: {
    company: aCompany(),
    picture: scenePictures.team,
    feedback: (
      <FeedbackForm
        company="Maayos Lending Corporation"
        email="care@maayos.test"
        onSend={() => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' })}
      />
    ),
  },
  globals: { locale: 'en' },
} satisfies Meta<typeof AboutUsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

/** The company names more people than the law asks for. */
export const People: Story = {
  args: {
    company: aCompany({
      people: [
        { name: 'Ana Reyes', role: 'Head of customer care' },
        { name: 'Jose Cruz', role: 'Chief executive' },
      ],
    }),
  },
  globals: { viewport: { value: 'desktop' } },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
