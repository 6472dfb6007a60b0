import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import type { ReactNode } from 'react';
import { CollectionPledge } from '#features/company/collection-pledge.tsx';
import { OfficialChannels } from '#features/company/official-channels.tsx';
import { WhoWeAre } from '#features/company/who-we-are.tsx';
import { ContactDetails } from '#features/contact/contact-details.tsx';
import type { WorkedExample } from '@peace/loan-calculator';
import { QuestionList } from '#features/questions/question-list.tsx';
import { places } from '#shared/views.ts';
import { GetTheApp } from './get-the-app.tsx';
import { Hero } from './hero.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LateCosts } from './late-costs.tsx';
import { Steps } from './steps.tsx';
import { WaysToPay } from './ways-to-pay.tsx';
import '#shared/page.css';
import './home-screen.css';

/** What the home view shows. */
export interface HomeScreenProps {
  readonly company: Company;
  readonly brand: string;
  readonly example: WorkedExample;
  /** The way to the app: in the first view, and where the page ends. */
  readonly getApp: ReactNode;
  /** The banner that moves. */
  readonly banner: ReactNode;
  readonly calculator: ReactNode;
  /** The feedback form of the contact part. */
  readonly feedback: ReactNode;
}

/** The home view: what a loan is, what it costs, how it is repaid, whom to trust, and how to reach the company. */
export function HomeScreen({ company, brand, example, getApp, banner, calculator, feedback }: HomeScreenProps) {
  const t = useMessages(officialSiteMessages);
  const help = useMessages(siteHelpMessages);
  const words = useMessages(siteCalculatorMessages);
  return (
    <div className="page">
      <Hero brand={brand} example={example} getApp={getApp} />
      <KeyFigures example={example} />
      <div className="page-width">
        <Steps banner={banner} />
      </div>
      <div className="band">
        <section id={places.calculator} className="page-width section" aria-labelledby="calculator-title">
          <h2 id="calculator-title">{words('calculator')}</h2>
          <p className="lead">{words('calculatorLead')}</p>
          {calculator}
        </section>
      </div>
      <div className="page-width">
        <WaysToPay />
        <LateCosts example={example} />
      </div>
      <div className="band">
        <div className="page-width section halves trust">
          <section id={places.safety} aria-labelledby="safety-title">
            <h2 id="safety-title">{help('safety')}</h2>
            <OfficialChannels company={company} brand={brand} />
          </section>
          <section id={places.pledge} aria-labelledby="pledge-title">
            <h2 id="pledge-title">{help('pledge')}</h2>
            <CollectionPledge company={company} />
          </section>
        </div>
      </div>
      <div className="page-width">
        <section id={places.questions} className="section" aria-labelledby="questions-title">
          <h2 id="questions-title">{help('questions')}</h2>
          <QuestionList example={example} />
        </section>
        <section id={places.who} className="section" aria-labelledby="who-title">
          <h2 id="who-title">{help('who')}</h2>
          <p className="lead">{help('whoLead')}</p>
          <WhoWeAre company={company} />
        </section>
        <section id={places.contact} className="section" aria-labelledby="contact-title">
          <div className="halves">
            <div>
              <h2 id="contact-title">{t('contact')}</h2>
              <p className="lead">{t('contactLead')}</p>
              <ContactDetails company={company} />
            </div>
            {feedback}
          </div>
        </section>
        <GetTheApp getApp={getApp} />
      </div>
    </div>
  );
}
