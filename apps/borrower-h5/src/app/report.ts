import { reportPage } from '@peace/page/reports/report-page';
import { allScreens } from '@peace/screens';
import { appConfig } from '#shared/app-config.ts';

export function report(window: Window): void {
  const { reportsUrl: url, release } = appConfig;
  reportPage(window, { url, app: 'borrower-h5', release, routes: allScreens.map(({ path }) => path) });
}
