import { aCompany } from '@peace/company/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdvertFooter } from './advert-footer.tsx';

const meta = {
  title: 'promo-landing/Advertisement footer',
  component: AdvertFooter,
  args: {
    choice: 'off',
    onConsent: fn(),
    company: aCompany({
      name: 'Kapatiran ng Masang Pilipino Emergency Salary and Small Business Lending Corporation',
    }),
  },
} satisfies Meta<typeof AdvertFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lender's advertisement must show these facts in the Philippines. */
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

export const VisitsCounted: Story = { args: { choice: 'granted' } };
