import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { figures } from '@peace/company/loan-facts';
import { places } from '#shared/views.ts';
import '#shared/page.css';
import './home-screen.css';

const steps = [
  ['stepApply', 'stepApplyText'],
  ['stepDecision', 'stepDecisionText'],
  ['stepConfirm', 'stepConfirmText'],
  ['stepRepay', 'stepRepayText'],
] as const;

/** From the application to the repayment in four steps. */
export function Steps() {
  const t = useMessages(officialSiteMessages);
  return (
    <section id={places.steps} className="section" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps')}</h2>
      <ol className="steps">
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            <p className="quiet">{t(text, figures)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
