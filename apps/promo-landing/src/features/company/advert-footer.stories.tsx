import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdvertFooter } from './advert-footer.tsx';

const meta = {
  title: 'promo-landing/Advertisement footer',
  component: AdvertFooter,
  args: {
    company: {
      sample: false,
      name: 'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Corporation',
      secRegistrationNumber: 'CS201912345',
      certificateOfAuthorityNumber: '3210',
      address: { street: '12 Ayala Avenue', city: 'Makati City', province: 'Metro Manila', postalCode: '1226' },
      phone: '+63285550123',
      email: 'care@lender.example',
      whatsapp: '+639175550123',
      website: 'https://www.lender.example',
      privacyUrl: 'https://www.lender.example/privacy',
      appStoreUrl: 'https://apps.apple.com/ph/app/lender/id1',
      playStoreUrl: 'https://play.google.com/store/apps/details?id=example.lender',
    },
  },
} satisfies Meta<typeof AdvertFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a lender's advertisement must show in the Philippines. */
export const Complete: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ args, canvas, canvasElement }) => {
    const { name, secRegistrationNumber, certificateOfAuthorityNumber } = args.company;
    for (const fact of [name, secRegistrationNumber, certificateOfAuthorityNumber]) {
      await expect(canvas.getByText(fact)).toBeVisible();
    }
    await expect(canvas.getByText(/Study the terms and conditions/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const InFilipino: Story = { globals: { locale: 'fil' } };
