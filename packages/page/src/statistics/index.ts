export type { Consent } from './consent.ts';
export type { StatisticsEvent } from './event.ts';
export {
  createStatistics,
  pageStatistics,
  noStatistics,
  type Statistics,
  type StatisticsChoice,
} from './statistics.ts';
