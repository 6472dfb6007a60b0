import { invalid, valid, type Validation } from './validation.ts';
import { readSmsCode } from './sms-code.ts';
import { REPAYMENT_SMS_CODE_MIN_LENGTH } from './limits.ts';

/** The chosen one of the bank cards; an index of −1 means that none is. */
export function validateRepaymentCard<Card>(
  cards: readonly Card[],
  selectedIndex: number,
): Validation<Card, 'cardNotChosen'> {
  const card = cards[selectedIndex];
  return card === undefined ? invalid('cardNotChosen') : valid(card);
}

/** The SMS code that confirms a repayment: six characters or more, also in groups or in a whole message. */
export function validateRepaymentSmsCode(input: string): Validation<string, 'repaymentCodeTooShort'> {
  const code = readSmsCode(input, REPAYMENT_SMS_CODE_MIN_LENGTH);
  return code.length >= REPAYMENT_SMS_CODE_MIN_LENGTH ? valid(code) : invalid('repaymentCodeTooShort');
}
