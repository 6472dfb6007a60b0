import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { figures } from '@peace/company/loan-facts';
import { places } from '#shared/views.ts';
import { siteHelpMessages } from '@peace/i18n/messages/site-help';
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

const ways = [
  ['wayWallet', 'M4 7.5h14a2 2 0 0 1 2 2v9H6a2 2 0 0 1-2-2v-11h13v2M20 12h-4a2 2 0 0 0 0 4h4'],
  [
    'wayStore',
    'M4 9.5 6 4h12l2 5.5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0M5.5 12v8h13v-8M10 20v-5h4v5',
  ],
  ['wayQr', 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v3M14 20h3M19.5 20h.5'],
  ['wayCard', 'M3 6h18v12H3zM3 10h18M6.5 14.5h4'],
] as const;

/** The ways to repay that the app offers. @param partners some of those that take payments, by name */
export function WaysToPay({ partners }: { readonly partners: readonly string[] }) {
  const t = useMessages(siteHelpMessages);
  return (
    <section id={places.ways} aria-labelledby="ways-title">
      <h2 id="ways-title">{t('ways')}</h2>
      <p className="quiet section-lead">
        {t('waysLead')} {t('waysWith', { partners: partners.join(', ') })}
      </p>
      <ul className="ways">
        {ways.map(([name, path]) => (
          <li key={name}>
            <svg className="way-sign" width="28" height="28" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={path} />
            </svg>
            {t(name)}
          </li>
        ))}
      </ul>
    </section>
  );
}
