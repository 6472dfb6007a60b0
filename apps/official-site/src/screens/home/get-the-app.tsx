import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { GetApp } from '#features/get-app/get-app.tsx';
import { places } from '#shared/views.ts';

/** The way to the app once more, where the page ends. The QR code of the first view leads here. */
export function GetTheApp({ company, qrCode }: { readonly company: Company; readonly qrCode: string }) {
  const t = useMessages(officialSiteMessages);
  return (
    <section id={places.app} className="section app-links card" aria-labelledby="app-title">
      <div>
        <h2 id="app-title">{t('app')}</h2>
        <p className="quiet">{t('appText')}</p>
      </div>
      <GetApp company={company} qrCode={qrCode} />
    </section>
  );
}
