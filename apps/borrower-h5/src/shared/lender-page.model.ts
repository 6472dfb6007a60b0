import { allScreens } from '@peace/screens';

/** A page on which the lender takes the payment itself (`h5Url`), as it was tapped. */
export interface LenderPage {
  readonly url: string;
  /** Through whom it is paid, as far as is known. */
  readonly host: string;
  /** It was opened, or it was not to be. */
  readonly onDone: () => void;
}

/**
 * The host of a page of the lender's on which an order is paid; null where the link leads to none. Our own screens ask by
 * themselves, and what is not an address of the web is judged where it is opened.
 */
export function lenderHostOf(link: string, base: string): string | null {
  try {
    const { protocol, origin, pathname, host } = new URL(link, base);
    const isOwn = origin === new URL(base).origin && allScreens.some(({ path }) => path === pathname);
    return isOwn || !/^https?:$/.test(protocol) ? null : host;
  } catch {
    return null;
  }
}
