import { aLogo } from '@peace/ui-kit/testing/a-logo';

/** Logos of the lenders, all of them invented, that tests and stories borrow from. */
export const lenderLogos = {
  bayaniCash: aLogo('B', '#0b57d0'),
  salapiLane: aLogo('SL'),
  islaPeso: aLogo('IP', '#0e7490'),
  lakasLoan: aLogo('L', '#9a3412'),
  kaibigan: aLogo('K', '#6d28d9'),
  islaBills: aLogo('IB', '#0f766e'),
} as const;
