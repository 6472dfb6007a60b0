import { siteHighlightsMessages } from '@peace/i18n/messages/site-highlights';
import { useMessages } from '@peace/i18n/react';
import { figures } from '@peace/company/loan-facts';
import '#shared/page.css';
import './home-screen.css';

const shown = [
  ['figureTerm', 'figureTermValue'],
  ['figureDecision', 'figureDecisionValue'],
  ['figureCredit', 'figureCreditValue'],
  ['figureEarly', 'figureEarlyValue'],
] as const;

/** The four figures of the loan terms that people ask for first. */
export function KeyFigures() {
  const t = useMessages(siteHighlightsMessages);
  return (
    <section className="key-figures page-width" aria-labelledby="figures-title">
      <h2 id="figures-title" className="van-visually-hidden">
        {t('figures')}
      </h2>
      <dl>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{t(value, figures)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
