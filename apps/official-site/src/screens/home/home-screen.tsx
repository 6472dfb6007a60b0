import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteCalculatorMessages } from '@peace/i18n/messages/site-calculator';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import type { WorkedExample } from '@peace/company/loan-calculator';
import { CompanyFacts } from '@peace/ui-kit/company-facts';
import type { ReactNode } from 'react';
import { CalculationProvider } from '#features/calculator/calculation.tsx';
import { Calculator } from '#features/calculator/calculator.tsx';
import type { CalculatorActions } from '#features/calculator/use-calculator.ts';
import { CollectionPledge } from '#features/company/collection-pledge.tsx';
import { OfficialChannels } from '#features/company/official-channels.tsx';
import { QuestionList } from '#features/questions/question-list.tsx';
import { useSiteLinks } from '#shared/site-links.tsx';
import { places } from '#shared/views.ts';
import { GetTheApp } from './get-the-app.tsx';
import { Hero } from './hero.tsx';
import { LateCosts } from './late-costs.tsx';
import { Steps } from './steps.tsx';
import { WaysToPay } from './ways-to-pay.tsx';
import '#shared/page.css';
import '#features/company/who-we-are.css';
import './home-screen.css';

/** What the home view shows. */
export interface HomeScreenProps {
  readonly company: Company;
  readonly brand: string;
  readonly example: WorkedExample;
  readonly actions: CalculatorActions;
  /** The way to the app: in the first view, and where the page ends. */
  readonly getApp: ReactNode;
  /** The banner that moves. */
  readonly banner: ReactNode;
  /** The feedback form of the contact part. */
  readonly feedback: ReactNode;
}

/** The home view, in the order of doubt: what it costs, how it goes, what if I am late, is it really you, and how to complain. */
export function HomeScreen({ company, brand, example, actions, getApp, banner, feedback }: HomeScreenProps) {
  const t = useMessages(officialSiteMessages);
  const help = useMessages(siteHelpMessages);
  const words = useMessages(siteCalculatorMessages);
  const { toPage } = useSiteLinks();
  return (
    <div className="page">
      <CalculationProvider offer={company.offer} actions={actions}>
        <Hero brand={brand} offer={company.offer} getApp={getApp} />
        <div className="page-width">
          <Steps />
        </div>
        {banner}
        <section id={places.calculator} className="page-width section" aria-labelledby="calculator-title">
          <h2 id="calculator-title">{words('calculator')}</h2>
          <p className="lead">{words('calculatorLead')}</p>
          <Calculator offer={company.offer} actions={actions} />
        </section>
      </CalculationProvider>
      <div className="page-width">
        <LateCosts example={example} />
        <WaysToPay />
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
          <div className="card who-short">
            <CompanyFacts company={company} />
            <ul className="plain-links">
              <li>
                <a href={toPage('about-us')}>{t('aboutUs')}</a>
              </li>
              <li>
                <a href={toPage('complaints')}>{help('complaintsHow')}</a>
              </li>
              <li>
                <a href={company.regulatorRegisterUrl} rel="noreferrer">
                  {help('whoCheck')}
                </a>
              </li>
            </ul>
          </div>
        </section>
        {/* Numbers and address stand right below, at the foot of the page. */}
        <section id={places.contact} className="section halves" aria-labelledby="contact-title">
          <div>
            <h2 id="contact-title">{t('contact')}</h2>
            <p className="lead">{t('contactLead')}</p>
          </div>
          {feedback}
        </section>
        <GetTheApp getApp={getApp} />
      </div>
    </div>
  );
}
