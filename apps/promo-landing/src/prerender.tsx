import { company } from '@peace/company';
import { createTranslator, htmlLang, type Locale } from '@peace/i18n';
import { promoMessages } from '@peace/i18n/messages/promo';
import { renderToString } from 'react-dom/server';
import { App } from '#app/app.tsx';
import { inertServices } from '#app/inert-services.ts';
import { pageHead } from '#app/page-head.ts';
import { promoConfig } from '#shared/promo-config.ts';

// Run by the build and by the development server, never in a browser.

/** The page in a language, for the placeholders of index.html. */
export function renderPage(locale: Locale) {
  const t = createTranslator(locale)(promoMessages);
  return {
    lang: htmlLang(locale),
    locale,
    head: pageHead(
      {
        brand: promoConfig.appName,
        company: company.name,
        locale,
        origin: company.website,
        base: import.meta.env.BASE_URL,
      },
      t,
    ),
    body: renderToString(<App services={inertServices(promoConfig)} locale={locale} />),
  };
}

export { locales } from '@peace/i18n';
export const { defaultLocale } = promoConfig;
