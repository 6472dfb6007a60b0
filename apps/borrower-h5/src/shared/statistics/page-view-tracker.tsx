import { href, screens } from '@peace/screens';
import type { Statistics } from '@peace/telemetry/statistics';
import { useStatisticsChoice } from '@peace/telemetry/statistics/react';
import { ConsentBanner } from '@peace/ui-kit/consent-banner';
import { ConsentSetting } from '@peace/ui-kit/consent-setting';
import { useEffect, type ReactElement } from 'react';
import { screenRole } from './screen-roles.ts';
import './counted.css';

export interface PageViewTrackerProps {
  readonly statistics: Statistics;
  /** The path of the screen that is open. */
  readonly path: string;
  /** What shell the app runs in, if any. */
  readonly host: string;
}

/** Counts each screen that is opened, by its path alone; asks first, and lets the answer be changed. */
export function PageViewTracker({ statistics, path, host }: PageViewTrackerProps): ReactElement | null {
  const choice = useStatisticsChoice(statistics);
  const { page, isAsking, isPrivacyPolicy } = screenRole(path);
  useEffect(() => {
    statistics.count({ event: 'page-view', page, host });
  }, [statistics, path, page, host]);
  if (choice === 'undecided' && isAsking) {
    return <ConsentBanner privacyHref={href(screens.privacyPolicy)} onAnswer={statistics.decide} />;
  }
  if (choice === 'off' || choice === 'undecided' || !isPrivacyPolicy) return null;
  return (
    <footer className="counted">
      <ConsentSetting consent={choice} onChange={statistics.decide} />
    </footer>
  );
}
