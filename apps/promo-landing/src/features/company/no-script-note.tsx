import { company } from '@peace/company';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import type { ReactElement } from 'react';
import './no-script-note.css';

/** For a browser that runs no script: what to do instead of filling in the form. */
export function NoScriptNote(): ReactElement {
  const t = useMessages(promoMessages);
  return (
    <noscript>
      <p className="promo-note">
        {t('needsScript')} <a href={company.appStoreUrl}>{t('toAppStore')}</a>{' '}
        <a href={company.playStoreUrl}>{t('toPlayStore')}</a>
      </p>
    </noscript>
  );
}
