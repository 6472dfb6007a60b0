import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackForm } from '#features/feedback/feedback-form.tsx';
import { GetApp } from '#features/get-app/get-app.tsx';
import { workedExample } from '@peace/company/loan-calculator';
import { aCompany } from '@peace/company/testing';
import { aQrCode } from '#testing/a-qr-code.ts';
import { scenePictures } from '#testing/scene-pictures.ts';
import { siteActions } from '#testing/site-actions.ts';
import { Banner } from './banner.tsx';
import { HomeScreen } from './home-screen.tsx';

const company = aCompany();

const meta = {
  title: 'official-site/Home',
  component: HomeScreen,
  args: {
    company,
    brand: 'Peace',
    example: workedExample(company.offer),
    getApp: <GetApp company={company} qrCode={aQrCode} platform="other" onOpenStore={() => {}} />,
    stepsPicture: scenePictures.steps,
    street: scenePictures.street,
    banner: <Banner scenes={scenePictures} />,
    actions: siteActions({ keepFigures: () => undefined }).actions,
    feedback: (
      <FeedbackForm
        company={company.name}
        email={company.email}
        onSend={() => Promise.resolve({ kind: 'accepted', reference: '7f3a9c20-1' })}
      />
    ),
  },
  globals: { locale: 'en' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};

export const SmallPhone: Story = { globals: { viewport: { value: 'small' } } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const TabletDark: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const Original: Story = { globals: { locale: 'original' } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const DesktopDark: Story = { globals: { theme: 'dark', viewport: { value: 'desktop' } } };
