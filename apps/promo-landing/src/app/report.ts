import { reportPage } from '@peace/page/reports/report-page';
import { readPath } from '@peace/web-platform';
import { promoConfig } from '#shared/promo-config.ts';

export function report(window: Window): void {
  const { reportsUrl: url, release } = promoConfig;
  const path = () => readPath(window).replace(/\/$/, '');
  reportPage(window, { url, app: 'promo-landing', release, routes: ['/promotion'], path });
}
