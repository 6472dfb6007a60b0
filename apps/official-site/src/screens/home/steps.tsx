import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { figures } from '@peace/company/loan-facts';
import { places } from '#shared/views.ts';
import '#shared/page.css';
import './home-screen.css';

/** A step has the drawing of its place in the picture. */
const steps = [
  ['stepApply', 'stepApplyText'],
  ['stepDecision', 'stepDecisionText'],
  ['stepMoney', 'stepMoneyText'],
] as const;

/**
 * From the application to the money in three steps.
 *
 * @param picture the three drawings beside each other, 48 × 48 each
 * @param ids the IDs of which an application needs one
 */
export function Steps({ picture, ids }: { readonly picture: string; readonly ids: readonly string[] }) {
  const t = useMessages(officialSiteMessages);
  return (
    <section id={places.steps} className="section" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps')}</h2>
      <ol className="steps">
        {steps.map(([title, text], place) => (
          <li key={title}>
            <svg viewBox={`${place * 48} 0 48 48`} aria-hidden="true" focusable="false">
              <image href={picture} width="144" height="48" />
            </svg>
            <h3>{t(title)}</h3>
            <p className="quiet">{t(text, { ...figures, ids: ids.join(', ') })}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
