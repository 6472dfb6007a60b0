import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { ReactNode } from 'react';
import { Calculator } from '#features/calculator/calculator.tsx';
import { places } from '#shared/views.ts';
import { Banner } from './banner.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LateCosts } from './late-costs.tsx';
import { Steps } from './steps.tsx';
import '#shared/page.css';
import './home-screen.css';

/** What the home view shows. */
export interface HomeScreenProps {
  readonly company: Company;
  /** The feedback form of the contact part. */
  readonly feedback: ReactNode;
}

/** The home view: what a loan is, what it costs, and how to reach the company. */
export function HomeScreen({ company, feedback }: HomeScreenProps) {
  const t = useMessages(officialSiteMessages);
  return (
    <div className="page">
      <div className="hero">
        <div className="page-width hero-content">
          <div className="hero-text">
            <h1 tabIndex={-1}>{t('headline')}</h1>
            <p className="lead">{t('lead')}</p>
            <p className="hero-actions">
              <ButtonLink type="primary" size="large" href={`#${places.calculator}`}>
                {t('toCalculator')}
              </ButtonLink>
              <ButtonLink plain size="large" href={`#${places.steps}`}>
                {t('toSteps')}
              </ButtonLink>
            </p>
          </div>
          <Banner />
        </div>
      </div>
      <div className="page-width">
        <KeyFigures />
        <Steps />
        <section id={places.calculator} className="section" aria-labelledby="calculator-title">
          <h2 id="calculator-title">{t('calculator')}</h2>
          <p className="lead">{t('calculatorLead')}</p>
          <Calculator />
        </section>
        <LateCosts />
        <GetTheApp company={company} />
        <section id={places.contact} className="section" aria-labelledby="contact-title">
          <div className="halves">
            <div>
              <h2 id="contact-title">{t('contact')}</h2>
              <p className="lead">{t('contactLead')}</p>
            </div>
            {feedback}
          </div>
        </section>
      </div>
    </div>
  );
}

function GetTheApp({ company }: { readonly company: Company }) {
  const t = useMessages(officialSiteMessages);
  return (
    <section className="section app-links card" aria-labelledby="app-title">
      <div>
        <h2 id="app-title">{t('app')}</h2>
        <p className="quiet">{t('appText')}</p>
      </div>
      <p>
        <ButtonLink href={company.appStoreUrl}>{t('appStore')}</ButtonLink>
        <ButtonLink href={company.playStoreUrl}>{t('playStore')}</ButtonLink>
      </p>
    </section>
  );
}
