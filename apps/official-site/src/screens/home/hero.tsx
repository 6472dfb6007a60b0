import { companyMessages } from '@peace/i18n/messages/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { exampleTexts } from '@peace/loan-calculator';
import type { WorkedExample } from '@peace/loan-calculator';
import { PhonePicture } from '#features/get-app/phone-picture.tsx';
import { figures } from '@peace/company/loan-facts';
import { places } from '#shared/views.ts';
import type { ReactNode } from 'react';
import '#shared/page.css';
import './hero.css';

/** What the first view shows. */
export interface HeroProps {
  readonly brand: string;
  readonly example: WorkedExample;
  readonly getApp: ReactNode;
}

/** The first view: what it is, for whom, what it costs in one worked example, and the app. */
export function Hero({ brand, example, getApp }: HeroProps) {
  const t = useMessages(officialSiteMessages);
  return (
    <div className="hero">
      <div className="page-width hero-content">
        <div className="hero-text">
          <p className="hero-audience">{t('audience', figures)}</p>
          <h1 tabIndex={-1}>{t('headline')}</h1>
          <p className="lead">{t('lead', figures)}</p>
          <ExampleCard example={example} />
          {getApp}
        </div>
        <div className="hero-picture">
          <PhonePicture example={example} brand={brand} />
        </div>
      </div>
    </div>
  );
}

function ExampleCard({ example }: { readonly example: WorkedExample }) {
  const t = useMessages(officialSiteMessages);
  const texts = exampleTexts(example);
  const rows = [
    ['exampleEach', texts.each],
    ['exampleTotal', texts.total],
    ['exampleCost', texts.cost],
  ] as const;
  return (
    <section className="example card" aria-labelledby="example-title">
      <h2 id="example-title">{t('example')}</h2>
      <p className="example-terms">{t('exampleTerms', texts)}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {example.effective ? <p className="example-rate">{t('exampleRate', { rate: example.effective })}</p> : null}
      <p className="advice">{useMessages(companyMessages)('advice')}</p>
      <a className="example-more" href={`#${places.calculator}`}>
        {t('toCalculator')}
      </a>
    </section>
  );
}
