import { href, screens } from '@peace/screens';
import type { Statistics } from '@peace/page/statistics';
import { useStatisticsChoice } from '@peace/page/statistics/react';
import { ConsentBanner } from '@peace/ui-kit/consent-banner';
import { ConsentSetting } from '@peace/ui-kit/consent-setting';
import { useEffect, type ReactElement } from 'react';
import { screenAt } from '#shared/navigation/screen-at.ts';
import './counted.css';

export interface PageViewTrackerProps {
  readonly statistics: Statistics;
  readonly path: string;
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

/** These screens ask for consent. No screen asks on which money is decided or something is typed. */
const asking: readonly string[] = [screens.orders, screens.recommendList, screens.customerService, screens.aboutUs].map(
  ({ path }) => path,
);

interface ScreenRole {
  /** The name under which the screen is counted. An unknown path may be anything that was typed. */
  readonly page: string;
  readonly isAsking: boolean;
  readonly isPrivacyPolicy: boolean;
}

export function screenRole(pathname: string): ScreenRole {
  const path = screenAt(pathname)?.path;
  const isPrivacyPolicy = path === screens.privacyPolicy.path;
  return {
    page: path ?? 'not-found',
    isAsking: isPrivacyPolicy || (path !== undefined && asking.includes(path)),
    isPrivacyPolicy,
  };
}
