import { startReporter } from '@peace/telemetry/reports/reporter';
import { reportSchema } from '@peace/telemetry/reports/wire';
import { allScreens } from '@peace/screens';
import { readPath } from '@peace/web-platform';
import { declareItem, sessionItems } from '@peace/web-platform/storage';
import { array } from 'valibot';
import { appConfig } from '#shared/app-config.ts';

/** Starts reporting what went wrong: loaded when the page has nothing else to do. */
export function report(window: Window): void {
  startReporter(window, {
    url: appConfig.reportsUrl,
    app: 'borrower-h5',
    release: appConfig.release,
    routes: allScreens.map(({ path }) => path),
    path: () => readPath(window),
    unsent: sessionItems(window).item(declareItem({ key: 'unsent-reports', version: 1, schema: array(reportSchema) })),
  });
}
