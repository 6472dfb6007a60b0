import { REPAYMENT_SMS_CODE_MIN_LENGTH } from './limits.ts';
import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** The SMS code that confirms a repayment: six characters or more. */
export function validateRepaymentSmsCode(input: string): Validation<string, 'repaymentCodeTooShort'> {
  const code = input.trim();
  return code.length >= REPAYMENT_SMS_CODE_MIN_LENGTH ? valid(code) : invalid('repaymentCodeTooShort');
}
