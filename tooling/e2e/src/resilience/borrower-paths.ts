import { allScreens } from '@peace/screens';

/** Every address borrower-h5 has a screen for: a new one is tried from its first day. */
export const borrowerPaths: readonly string[] = allScreens.map(({ path }) => path);
