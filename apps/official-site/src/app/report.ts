import { pageSettings } from '@peace/page';
import { reportPage } from '@peace/page/reports/report-page';

export function report(window: Window): void {
  const { reportsUrl: url, release } = pageSettings({ reportsUrl: import.meta.env.VITE_REPORTS_URL });
  reportPage(window, { url, app: 'official-site', release, routes: ['/', '/en/', '/fil/', '/original/'] });
}
