import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
import { useMessages } from '@peace/i18n/react';
import type { WorkedExample } from '@peace/company/loan-calculator';
import type { ReactNode } from 'react';
import { CalculationProvider, type CalculatorActions } from '#features/calculator/calculation.tsx';
import { CollectionPledge } from '#features/company/collection-pledge.tsx';
import { OfficialChannels } from '#features/company/official-channels.tsx';
import { QuestionList } from '#features/questions/question-list.tsx';
import { useSiteLinks } from '#shared/site-links.tsx';
import { places } from '#shared/views.ts';
import { Hero } from './hero.tsx';
import { LateCosts } from './late-costs.tsx';
import { Steps, WaysToPay } from './home-sections.tsx';
import '#shared/page.css';
import './home-screen.css';

export interface HomeScreenProps {
  readonly company: Company;
  readonly brand: string;
  readonly example: WorkedExample;
  readonly actions: CalculatorActions;
  /** The way to the app: in the first view, and where the page ends. */
  readonly getApp: ReactNode;
  readonly stepsPicture: string;
  /** The scene of the first view. */
  readonly street: string;
  readonly banner: ReactNode;
  /** The feedback form of the contact part. */
  readonly feedback: ReactNode;
}

/** The home view, in the order of doubt: what it costs, how it goes, what if I am late, is it really you, and how to complain. */
export function HomeScreen(props: HomeScreenProps) {
  const { company, brand, example, actions, getApp, stepsPicture, street, banner, feedback } = props;
  const t = useMessages(officialSiteMessages);
  const help = useMessages(siteHelpMessages);
  const { toPage } = useSiteLinks();
  return (
    <div className="page">
      <CalculationProvider offer={company.offer} actions={actions}>
        <Hero brand={brand} offer={company.offer} actions={actions} street={street} getApp={getApp} />
      </CalculationProvider>
      <div className="page-width">
        <Steps picture={stepsPicture} ids={company.ids} />
      </div>
      {banner}
      <div className="page-width section halves">
        <WaysToPay partners={company.partners} />
        <LateCosts example={example} />
      </div>
      <div className="band trust-band">
        <div className="page-width section halves trust">
          <section id={places.safety} aria-labelledby="safety-title">
            <h2 id="safety-title">{help('safety')}</h2>
            <OfficialChannels company={company} brand={brand} />
            <a className="more-link" href={company.regulatorRegisterUrl} rel="noreferrer">
              {help('whoCheck')}
            </a>
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
          <QuestionList company={company} example={example} />
        </section>
        <div className="section halves">
          {/* Numbers and address stand right below, at the foot of the page. */}
          <section id={places.contact} aria-labelledby="contact-title">
            <h2 id="contact-title">{t('contact')}</h2>
            <div className="rows card">
              <details>
                <summary>{t('feedback')}</summary>
                <p className="quiet">{t('contactLead')}</p>
                {feedback}
              </details>
              <a className="row-link" href={toPage('complaints')}>
                {help('complaintsHow')}
              </a>
            </div>
          </section>
          <GetTheApp getApp={getApp} />
        </div>
      </div>
    </div>
  );
}

/** The way to the app once more, where the page ends. The QR code of the first view leads here. */
function GetTheApp({ getApp }: { readonly getApp: ReactNode }) {
  const t = useMessages(officialSiteMessages);
  return (
    <section id={places.app} className="app-links card" aria-labelledby="app-title">
      <div>
        <h2 id="app-title">{t('app')}</h2>
        <p className="quiet">{t('appText')}</p>
      </div>
      {getApp}
    </section>
  );
}
