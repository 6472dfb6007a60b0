import { mobileNumber } from '@peace/validators';
import { createContext } from 'react';

/** Masks a telephone: its owner recognises it, and it cannot be called. */
export interface MaskedPhone {
  readonly text: string;
  readonly ending: string;
}

export interface AccountPhone {
  /** The session's telephone as the link has it; null where it has none. */
  readonly phone: string | null;
  /** A shell is around the page and opened the link. Elsewhere the number is only what the link says: anyone can write one. */
  readonly isVouchedFor: boolean;
}

export const AccountPhoneContext = createContext<AccountPhone>({ phone: null, isVouchedFor: false });

/** Fewer digits than this would be shown nearly whole. */
const fewestDigits = 8;

/** Null where there is no telephone, or too little of one. */
export function maskedPhone(phone: string | null | undefined): MaskedPhone | null {
  const digits = (phone ?? '').replaceAll(/\D/g, '');
  if (digits.length < fewestDigits) return null;
  const ending = digits.slice(-4);
  return { text: mobileNumber(digits) ? `09•• ••• ${ending}` : `•••• ${ending}`, ending };
}
