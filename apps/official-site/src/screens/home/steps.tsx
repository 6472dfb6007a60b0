import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { places } from '#shared/views.ts';

const steps = [
  ['stepApply', 'stepApplyText'],
  ['stepDecision', 'stepDecisionText'],
  ['stepConfirm', 'stepConfirmText'],
  ['stepRepay', 'stepRepayText'],
] as const;

/** From the application to the repayment, in four steps. */
export function Steps() {
  const t = useMessages(officialSiteMessages);
  return (
    <section id={places.steps} className="section" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps')}</h2>
      <ol className="steps">
        {steps.map(([title, text]) => (
          <li key={title} className="card">
            <h3>{t(title)}</h3>
            <p className="quiet">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
