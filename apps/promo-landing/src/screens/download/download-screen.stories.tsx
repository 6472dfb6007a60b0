import type { Meta, StoryObj } from '@storybook/react-vite';
import { createTranslator } from '@peace/i18n';
import { withToast } from '@peace/ui-kit/testing/with-toast';
import { registrationMessages } from '@peace/i18n/messages/registration';
import { expect, fn, userEvent } from 'storybook/test';
import { CampaignFrame } from '#app/campaign-frame.tsx';
import { paydayLook } from '#features/campaign/testing/sample-looks.ts';
import { storeLinks } from '#features/company/store-links.ts';
import { noCampaign } from '@peace/screens/campaign';
import { DownloadScreen } from './download-screen.tsx';

const company = {
  appStoreUrl: 'https://apps.apple.com/ph/app/sample/id0',
  playStoreUrl: 'https://play.google.com/store/apps/details?id=com.example.sample',
};
const campaign = { ...noCampaign, user_from: 'fb', utm_tag: 'nov' };

const address = 'https://www.lender.ph/promotion?id=2&user_from=fb&utm_tag=nov#/downloadTemplate';

const meta = {
  title: 'promo-landing/Download',
  component: DownloadScreen,
  args: {
    links: storeLinks(company, 'android', campaign),
    appHref: 'intent://#Intent;scheme=peace;end',
    isAppLikely: false,
    isAppAsked: false,
    qrText: null,
    outcome: 'registered',
    number: '0917 555 0198',
    image: paydayLook.image,
    formHref: '#/?user_from=fb&utm_tag=nov',
    onOpenApp: fn(),
    onOpenStore: fn(),
  },
  decorators: [(Story) => <CampaignFrame look={paydayLook}>{Story()}</CampaignFrame>],
} satisfies Meta<typeof DownloadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RegisteredOnAndroid: Story = {};

export const RegisteredOnIos: Story = {
  args: { links: storeLinks(company, 'ios', campaign), appHref: 'peace://' },
};

export const AlreadyRegistered: Story = {
  args: { outcome: 'alreadyRegistered', number: null, isAppLikely: true },
  play: async ({ args, canvas }) => {
    const app = canvas.getByRole('link', { name: 'Open the app' });
    app.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(app);
    await expect(args.onOpenApp).toHaveBeenCalledOnce();
  },
};

/** After a tap on 'Open the app': the store is one tap away where it did not open. */
export const AppAsked: Story = {
  args: { outcome: 'alreadyRegistered', number: null, isAppLikely: true, isAppAsked: true },
};

/** Opened by its address, on a computer. */
export const OnAComputer: Story = {
  args: { outcome: null, number: null, appHref: null, links: storeLinks(company, 'other', campaign), qrText: address },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code to open this page on your phone' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^(Download on|Get it on|Open|Get) / })).toHaveLength(2);
  },
};

export const InFilipinoOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' }, locale: 'fil' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** The registration was accepted. */
export const RegisteredJustNow: Story = {
  decorators: [
    withToast((locale) => ({ kind: 'success', message: createTranslator(locale)(registrationMessages)('registered') })),
  ],
};
