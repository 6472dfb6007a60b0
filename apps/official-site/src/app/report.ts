import { readDeployment } from '@peace/deployment-config';
import { startReporter } from '@peace/telemetry/reports/reporter';
import { reportSchema } from '@peace/telemetry/reports/wire';
import { readPath } from '@peace/web-platform';
import { declareItem, sessionItems } from '@peace/web-platform/storage';
import { array } from 'valibot';

/** Starts reporting what went wrong: loaded when the page has nothing else to do. */
export function report(window: Window): void {
  const { reportsUrl = import.meta.env.VITE_REPORTS_URL, release = '' } = readDeployment(window.document);
  startReporter(window, {
    url: reportsUrl,
    app: 'official-site',
    release,
    routes: ['/', '/en/', '/fil/', '/original/'],
    path: () => readPath(window),
    unsent: sessionItems(window).item(declareItem({ key: 'unsent-reports', version: 1, schema: array(reportSchema) })),
  });
}
