import { pageStatistics, type Statistics, type StatisticsEvent } from '@peace/page/statistics';

export { PageViewTracker } from './page-view-tracker.tsx';

interface AppStatistics {
  readonly statistics: Statistics;
  readonly countCall: (endpoint: string) => void;
}

/** The statistics of this app: by consent, as in every app (docs/decisions/statistics-and-reports.md). */
export function appStatistics(window: Window, url: string): AppStatistics {
  const statistics = pageStatistics(window, { url, app: 'borrower-h5' });
  const countCall = (endpoint: string) => {
    const step = stepOf(endpoint);
    if (step) statistics.count(step);
  };
  return { statistics, countCall };
}

/** Which accepted calls are a step: nothing of what they sent or were answered. */
export const countedSteps: Readonly<Record<string, readonly [funnel: string, step: string]>> = {
  submitApplication: ['application', 'applied'],
  submitApplicationVariant2: ['application', 'applied'],
  createPayLink: ['repayment', 'pay-link'],
  createWalletLink: ['repayment', 'wallet-link'],
  chargeCard: ['repayment', 'card-started'],
  confirmCharge: ['repayment', 'card-confirmed'],
  bindBankAccount: ['account', 'saved'],
  changeBankAccount: ['account', 'saved'],
  fileComplaint: ['complaint', 'filed'],
};

/** The step that an accepted call is; undefined for every other call. */
export function stepOf(endpoint: string): StatisticsEvent | undefined {
  const [funnel, step] = countedSteps[endpoint] ?? [];
  return funnel !== undefined && step !== undefined ? { event: 'step', funnel, step } : undefined;
}
