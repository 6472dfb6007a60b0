import '@peace/vant-react-compat/style.css';
import '@peace/ui-kit/tokens.css';
import 'virtual:accent.css';
import { trackVisit } from '@peace/api-client/contract/tracking/track-visit';
import { isLocale } from '@peace/i18n';
import { listenForErrors, loadReporter, reactErrors } from '@peace/page/reports';
import { hydrateRoot } from 'react-dom/client';
import { App } from '#app/app.tsx';
import { browserServices } from '#app/browser-services.ts';
import { clientTypeOf } from '@peace/web-platform/platform';
import { promoConfig } from '#shared/promo-config.ts';

listenForErrors(window);
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');
const services = browserServices(window, promoConfig);
const { locale } = document.documentElement.dataset;
const app = <App services={services} locale={isLocale(locale) ? locale : promoConfig.defaultLocale} />;
hydrateRoot(root, app, reactErrors(window, console));
loadReporter(window, { url: promoConfig.reportsUrl, load: () => import('#app/report.ts') });

// Once for each load, outside of React; after the form, and nothing waits for its response.
const { campaign } = services;
void services.api.call(trackVisit, {
  pageId: campaign.id,
  userFrom: campaign.user_from,
  clientType: clientTypeOf(services.platform),
  utmTag: campaign.utm_tag,
  appFrom: campaign.app_from,
});
