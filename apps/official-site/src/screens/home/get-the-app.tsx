import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { places } from '#shared/views.ts';
import type { ReactNode } from 'react';
import '#shared/page.css';
import './home-screen.css';

/** The way to the app once more, where the page ends. The QR code of the first view leads here. */
export function GetTheApp({ getApp }: { readonly getApp: ReactNode }) {
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
