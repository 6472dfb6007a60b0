import { noWaitingRelease } from '@peace/web-platform/waiting-release';
import { browserActions } from '#app/browser-actions.ts';

export const actions = (statsUrl = '') =>
  browserActions({
    window,
    feedbackUrl: '/feedback',
    statsUrl,
    defaultLocale: 'en',
    newRelease: noWaitingRelease,
    release: 'a',
  });
export const open = (path: string) => window.history.replaceState(null, '', path);
export const { origin } = window.location;
export const address = () => window.location.href.replace(origin, '');
