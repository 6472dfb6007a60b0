import { allScreens } from '@peace/screens';

/** A page on which the lender takes the payment itself (`h5Url`), as it was tapped. */
export interface LenderPage {
  readonly url: string;
  /** Through whom it is paid, as far as is known. */
  readonly through: string;
  /** It was opened, or it was not to be. */
  readonly onDone: () => void;
}

/** The page that the link stands on, and the app around it. */
export interface LenderPagePlace {
  readonly base: string;
  readonly nativeScheme: string;
  readonly appName: string;
}

/**
 * Through whom an order is paid on a page of the lender's: the page's host, or the app where the shell opens it; null where the
 * link leads to no such page. Our own screens ask by themselves, and what is no address is judged where it is opened.
 */
export function lenderOf(link: string, { base, nativeScheme, appName }: LenderPagePlace): string | null {
  try {
    const { protocol, origin, pathname, host } = new URL(link, base);
    if (protocol === `${nativeScheme}:`) return appName;
    const isOwn = origin === new URL(base).origin && allScreens.some(({ path }) => path === pathname);
    return isOwn || !/^https?:$/.test(protocol) ? null : host;
  } catch {
    return null;
  }
}
