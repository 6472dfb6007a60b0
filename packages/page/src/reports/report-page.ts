import { readPath } from '@peace/web-platform';
import { defineItem, sessionItems } from '@peace/web-platform/storage';
import { array } from 'valibot';
import { reportSchema } from './report.ts';
import { startReporter, type ReporterOptions } from './reporter.ts';

/** Starts reporting errors from this page. To be loaded when the page is idle (`loadReporter`). */
export function reportPage(
  window: Window,
  options: Omit<ReporterOptions, 'path' | 'unsent'> & Partial<Pick<ReporterOptions, 'path'>>,
): void {
  startReporter(window, {
    path: () => readPath(window),
    unsent: sessionItems(window).item(
      defineItem({
        key: 'unsent-reports',
        version: 1,
        schema: array(reportSchema),
        owner: 'borrower',
        lifetime: 'the visit',
      }),
    ),
    ...options,
  });
}
