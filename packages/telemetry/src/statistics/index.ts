export { consentItem, type Consent, type ConsentStore } from './consent.ts';
export type { StatisticsEvent } from './event.ts';
export {
  createStatistics,
  noStatistics,
  type Statistics,
  type StatisticsChoice,
  type StatisticsOptions,
} from './statistics.ts';
