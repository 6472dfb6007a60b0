import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storeLinks } from '#features/company/store-links.ts';
import { noCampaign } from '#shared/campaign.ts';
import '#app/page.css';
import { DownloadScreen } from './download-screen.tsx';

const company = {
  appStoreUrl: 'https://apps.apple.com/ph/app/sample/id0',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=com.example.sample',
};
const campaign = { ...noCampaign, user_from: 'fb', utm_tag: 'nov' };

const meta = {
  title: 'promo-landing/Download',
  component: DownloadScreen,
  args: {
    links: storeLinks(company, 'android', campaign),
    isOwnKnown: true,
    image: null,
    formHref: '#/?user_from=fb&utm_tag=nov',
  },
  decorators: [
    (Story) => (
      <div className="promo">
        <main>
          <Story />
        </main>
      </div>
    ),
  ],
} satisfies Meta<typeof DownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAndroid: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^Open/ });
    await expect(links.map((link) => link.textContent)).toEqual(['Open Google Play', 'Open the App Store']);
    for (const link of links) await expect(link.getAttribute('href')).toContain('user_from=fb&utm_tag=nov');
  },
};

export const OnIos: Story = {
  args: { links: storeLinks(company, 'ios', campaign) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveTextContent('Open the App Store');
  },
};

export const OnAComputer: Story = { args: { links: storeLinks(company, 'other', campaign), isOwnKnown: false } };

export const InFilipinoOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fil' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
