import { aCompany } from '@peace/company/testing';
import { workedExample } from '@peace/company/loan-calculator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from '#app/site-footer.tsx';
import { CollectionPledge } from '#features/company/collection-pledge.tsx';
import { OfficialChannels } from '#features/company/official-channels.tsx';
import { WhoWeAre } from '#features/company/who-we-are.tsx';
import { QuestionList } from '#features/questions/question-list.tsx';
import { scenePictures } from '#testing/scene-pictures.ts';
import { Banner } from './banner.tsx';
import { LateCosts } from './late-costs.tsx';
import { Steps, WaysToPay } from './home-sections.tsx';
import '#shared/page.css';

const company = aCompany();
const example = workedExample(company.offer);

/** The parts of the home view that lie below what one picture of it shows. */
const meta = {
  title: 'official-site/Home sections',
  globals: { locale: 'en' },
  decorators: [(Story) => <div className="page page-width">{Story()}</div>],
} satisfies Meta;

export default meta;
type Section = StoryObj<typeof meta>;

export const HowItWorks: Section = { render: () => <Steps picture={scenePictures.steps} ids={company.ids} /> };

export const Scenes: Section = { render: () => <Banner scenes={scenePictures} /> };

export const Late: Section = { render: () => <LateCosts example={example} /> };

export const Ways: Section = { render: () => <WaysToPay partners={company.partners} /> };

export const Safety: Section = { render: () => <OfficialChannels company={company} brand="Peace" /> };

export const Pledge: Section = { render: () => <CollectionPledge company={company} /> };

export const Questions: Section = { render: () => <QuestionList company={company} example={example} /> };

export const Who: Section = { render: () => <WhoWeAre company={company} /> };

export const Footer: Section = { render: () => <SiteFooter company={company} /> };
