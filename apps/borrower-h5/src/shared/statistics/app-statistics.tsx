import { consentItem, createStatistics, type Statistics } from '@peace/telemetry/statistics';
import { declareItem, localItems } from '@peace/web-platform/storage';
import { stepOf } from './funnel-steps.ts';

export { PageViewTracker } from './page-view-tracker.tsx';

interface AppStatistics {
  readonly statistics: Statistics;
  /** Counts what an accepted call means to the borrower, if it is a step of a funnel. */
  readonly countCall: (endpoint: string) => void;
}

/** The statistics of this app: by consent, as in every app (docs/decisions/statistics-and-reports.md). */
export function appStatistics(window: Window, url: string): AppStatistics {
  const statistics = createStatistics({
    url,
    app: 'borrower-h5',
    consent: localItems(window).item(declareItem(consentItem)),
    navigator: window.navigator,
  });
  const countCall = (endpoint: string) => {
    const step = stepOf(endpoint);
    if (step) statistics.count(step);
  };
  return { statistics, countCall };
}
