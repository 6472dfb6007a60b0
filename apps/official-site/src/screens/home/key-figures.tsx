import { siteHighlightsMessages } from '@peace/i18n/messages/site-highlights';
import { useMessages } from '@peace/i18n/react';
import { figures } from '@peace/company/loan-facts';
import type { WorkedExample } from '@peace/loan-calculator';
import '#shared/page.css';
import './home-screen.css';

const shown = [
  ['figureTerm', 'figureTermValue'],
  ['figureDecision', 'figureDecisionValue'],
  ['figureCredit', 'figureCreditValue'],
  ['figureRate', 'figureRateValue'],
] as const;

/** The four figures that people ask for first: of the loan terms, and the effective rate of the worked example. */
export function KeyFigures({ example }: { readonly example: WorkedExample }) {
  const t = useMessages(siteHighlightsMessages);
  const { effective } = example;
  return (
    <section className="key-figures page-width" aria-labelledby="figures-title">
      <h2 id="figures-title" className="van-visually-hidden">
        {t('figures')}
      </h2>
      <dl>
        {shown
          .filter(([name]) => name !== 'figureRate' || effective)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{t(value, { ...figures, effective: effective ?? '' })}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
