import { screens } from '@peace/screens';
import { screenAt } from '#shared/screen-at.ts';

/** Where the question stands: screens that lead on and help. No screen on which money is decided or something is typed asks. */
const asking: readonly string[] = [screens.orders, screens.recommendList, screens.customerService, screens.aboutUs].map(
  ({ path }) => path,
);

/** What a screen is to the counting of visits: where the question stands, and where its answer can be changed. */
export interface ScreenRole {
  /** What the screen is counted as. An unknown path may be anything that was typed. */
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
