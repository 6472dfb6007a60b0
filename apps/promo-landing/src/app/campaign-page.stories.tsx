import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { paydayLook, storeLook } from '#features/campaign/testing/sample-looks.ts';
import { AdvertFooter } from '#features/company/advert-footer.tsx';
import { RegistrationScreen, type RegistrationScreenProps } from '#screens/registration/registration-screen.tsx';
import { registrationProps } from '#screens/registration/testing/registration-props.ts';
import { CampaignFrame } from './campaign-frame.tsx';
import { PageHeader } from './page-header.tsx';

/** The whole page as a visitor first sees it, at the widths and in the schemes that its layout differs in. */
function WholePage(props: RegistrationScreenProps) {
  return (
    <CampaignFrame
      look={props.look}
      header={<PageHeader brand="Peace" company={props.company} />}
      footer={<AdvertFooter company={props.company} choice="off" onConsent={fn()} />}
    >
      <RegistrationScreen {...props} />
    </CampaignFrame>
  );
}

const meta = {
  title: 'promo-landing/Campaign page',
  component: RegistrationScreen,
  render: (args) => <WholePage {...args} />,
  args: { ...registrationProps(), look: paydayLook },
  globals: { locale: 'en' },
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The header, the picture and the footer begin at one line. */
const onOneLine: Story['play'] = async ({ canvasElement }) => {
  const edges = ['.promo-brand', '.promo-hero', '.promo-footer .peace-company-facts'].map(
    (part) => canvasElement.querySelector(part)?.getBoundingClientRect().left,
  );
  await expect(new Set(edges).size).toBe(1);
};

export const PhoneDark: Story = { globals: { theme: 'dark' } };

export const Tablet: Story = { args: { look: storeLook }, globals: { viewport: { value: 'tablet' } }, play: onOneLine };

export const TabletDark: Story = { globals: { theme: 'dark', viewport: { value: 'tablet' } } };

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } }, play: onOneLine };

export const DesktopDark: Story = {
  args: { look: storeLook },
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
};
