import { allScreens, screens } from '@peace/screens';

/** Where the question stands: screens that lead on and help. No screen on which money is decided or something is typed asks. */
const asking: readonly string[] = [screens.orders, screens.recommendList, screens.customerService, screens.aboutUs].map(
  ({ path }) => path,
);

/** Whether the question whether the visit may be counted is on the screen. */
export const isAsking = (path: string): boolean => asking.includes(path) || isPrivacyPolicy(path);

/** Where the answer can be changed. */
export const isPrivacyPolicy = (path: string): boolean => path === screens.privacyPolicy.path;

/** What a screen is counted as. An unknown path may be anything that was typed. */
export const countedPage = (path: string): string =>
  allScreens.some((screen) => screen.path === path) ? path : 'not-found';
