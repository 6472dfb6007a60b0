import { startReporter } from '@peace/telemetry/reports/reporter';
import { reportSchema } from '@peace/telemetry/reports/wire';
import { readPath } from '@peace/web-platform';
import { declareItem, sessionItems } from '@peace/web-platform/storage';
import { array } from 'valibot';
import { promoConfig } from '#shared/promo-config.ts';

/** Starts reporting what went wrong: loaded when the page has nothing else to do. */
export function report(window: Window): void {
  startReporter(window, {
    url: promoConfig.reportsUrl,
    app: 'promo-landing',
    release: promoConfig.release,
    routes: ['/promotion'],
    path: () => readPath(window).replace(/\/$/, ''),
    unsent: sessionItems(window).item(declareItem({ key: 'unsent-reports', version: 1, schema: array(reportSchema) })),
  });
}
