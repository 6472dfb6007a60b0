import type { Bridge, Outcome } from '@peace/bridge';
import { checkDestination, type RefusalReason } from '@peace/validators/safe-url';
import {
  isStillInFront,
  navigateTo,
  readAddress,
  type LeavingWindow,
  type PageLocation,
  type VisibilityWindow,
} from '@peace/web-platform';

import type { InAppPath } from './links.ts';
import { withMissing, type QueryParams } from './query.ts';
import { sessionParamNames } from './session-param.ts';

/**
 * The outcome of leaving.
 *
 * - `left`: the browser is on its way, the page may still run for a moment; or the app shows the address itself. `isStill` resolves
 *   true where this page is in front five seconds later: the response was empty or a download, or is slow
 * - `delegatedToApp`: the native shell took the link, or in a plain browser the system was asked to open its app
 * - `refused`: nothing happened, because of the link
 * - `unavailable`: the shell did not take the link (`because`), or there is none and no browser is to open such a link
 */
export type NavigateOutcome =
  | { readonly kind: 'left'; readonly url: string; readonly isStill: () => Promise<boolean> }
  | { readonly kind: 'delegatedToApp' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'unavailable'; readonly because: Exclude<Outcome['kind'], 'delivered'> };

export interface NavigateOptions {
  /** Takes the place of the current entry in the history, so that going back does not come here again. */
  readonly replace?: boolean;
  /** Parameters to add to a web link; those of the session only reach trusted origins. What the link has is kept. */
  readonly params?: QueryParams;
  /** Adds the session's parameters to a web link of a trusted origin: for the links that the specification opens 'plus common params' (§4, §7). */
  readonly withCommonParams?: boolean;
  /** Inside a shell a path is the shell's, too: a product's target is of the web only where it starts with `http` (spec §7). */
  readonly pathsToShell?: boolean;
}

export interface ExternalNavigator {
  readonly window: { readonly location: Pick<PageLocation, 'href' | 'assign' | 'replace'> } & LeavingWindow &
    VisibilityWindow;
  readonly bridge: Pick<Bridge, 'host' | 'send'>;
  /** Schemes that are opened without a shell around the page: the shell's own and those of wallets, in lower case. */
  readonly appSchemes: readonly string[];
  /** Origins besides our own that may learn who is calling, such as `https://pay.example`. */
  readonly trustedOrigins: readonly string[];
  /** The session's parameters, as every call of the backend carries them. */
  readonly commonParams: () => Record<string, string>;
  /** Shows an address of this origin without a load, so that the way back is this page; false where it cannot. */
  readonly showInApp?: ((path: InAppPath, options: { readonly replace: boolean }) => boolean) | undefined;
}

/**
 * The only way out of the page. The web is navigated to, anything else that is not dangerous is the shell's to open; without
 * one, `appSchemes` alone are. The browser is sent off before this returns, within the tap. Never throws or rejects.
 */
export async function navigateExternal(
  navigator: ExternalNavigator,
  link: string,
  options: NavigateOptions = {},
): Promise<NavigateOutcome> {
  const destination = checkDestination(link, { base: readAddress(navigator.window) });
  if (destination.kind === 'refused') return destination;
  const hasShell = navigator.bridge.host !== 'browser';
  const isShellsPath = hasShell && options.pathsToShell === true && /^[/?#]/.test(link);
  if (destination.kind === 'web' && !isShellsPath) return navigate(navigator, destination.url, options);
  if (destination.kind === 'native' && !hasShell) return openApp(navigator, destination);
  const outcome = await navigator.bridge.send('openPage', { to: link });
  return outcome.kind === 'delivered' ? { kind: 'delegatedToApp' } : { kind: 'unavailable', because: outcome.kind };
}

function navigate(
  navigator: ExternalNavigator,
  url: URL,
  { replace = false, params = {}, withCommonParams = false }: NavigateOptions,
): NavigateOutcome {
  const ownPath = isOwn(navigator, url) ? inAppPath(url, params) : null;
  if (ownPath && navigator.showInApp?.(ownPath, { replace })) {
    return { kind: 'left', url: url.origin + ownPath, isStill: () => Promise.resolve(false) };
  }
  const common = withCommonParams ? navigator.commonParams() : {};
  const added = isTrusted(navigator, url) ? { ...common, ...params } : withoutSession(params);
  const target = new URL(url);
  target.search = withMissing(url.search.replace(/^\?/, ''), added);
  return navigateTo(navigator.window, target.href, { replace }).kind === 'left'
    ? { kind: 'left', url: target.href, isStill: () => isStillInFront(navigator.window) }
    : { kind: 'refused', reason: 'blocked' };
}

/** Without a shell: the page stays, whether or not an app takes the link. */
function openApp(
  { window, appSchemes }: ExternalNavigator,
  { to, scheme }: { readonly to: string; readonly scheme: string },
): NavigateOutcome {
  if (!appSchemes.includes(scheme)) return { kind: 'unavailable', because: 'unavailable' };
  return navigateTo(window, to).kind === 'left' ? { kind: 'delegatedToApp' } : { kind: 'refused', reason: 'blocked' };
}

const isOwn = ({ window }: ExternalNavigator, { origin }: URL) => origin === new URL(readAddress(window)).origin;

const isTrusted = (navigator: ExternalNavigator, url: URL) =>
  isOwn(navigator, url) || navigator.trustedOrigins.includes(url.origin);

/** An address of this origin as the router has it. One that names a session is loaded, so that the session is entered. */
function inAppPath(url: URL, params: QueryParams): InAppPath | null {
  if (sessionParamNames.some((name) => url.searchParams.has(name))) return null;
  const query = withMissing(url.search.replace(/^\?/, ''), withoutSession(params));
  return `/${url.pathname.slice(1)}${query === '' ? '' : `?${query}`}${url.hash}`;
}

function withoutSession(params: QueryParams): QueryParams {
  const sessionNames: readonly string[] = sessionParamNames;
  return Object.fromEntries(Object.entries(params).filter(([name]) => !sessionNames.includes(name)));
}
