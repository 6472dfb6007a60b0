import { isUnknownOutcome, type ApiError, type Result } from '@peace/api-client';
import {
  clipCaptchaInput,
  clipPhoneInput,
  clipRegistrationSmsCodeInput,
  groupDigits,
  validateCaptcha,
  validateRegistrationPhone,
  validateRegistrationSmsCode,
  type PhonePolicy,
} from '@peace/validators';

/** The form's values, as they are displayed. */
export interface RegistrationInput {
  readonly phone: string;
  readonly captcha: string;
  readonly smsCode: string;
}

/** A field of the form, by its name in the markup too. */
export type FieldName = keyof RegistrationInput;

export const fieldNames = ['phone', 'captcha', 'smsCode'] as const;

/** The rules of spec §5 that a field can break. */
export type BrokenRule = 'phoneInvalid' | 'captchaInvalid' | 'smsCodeInvalid';

/** A field breaks a rule, or the server refused it with a message. */
export type FieldProblem =
  | { readonly kind: 'rule'; readonly reason: BrokenRule }
  | { readonly kind: 'server'; readonly message: string };

export type FieldProblems = { readonly [Name in FieldName]?: FieldProblem };

export const emptyInput: RegistrationInput = { phone: '', captcha: '', smsCode: '' };

const grouping = { ph: { sizes: [4, 3, 4] }, original: { sizes: [3, 4, 4] } } as const;

/** A number as it is read out: 0917 123 4567, and 138 0013 8000. */
export const numberAsRead = (phone: string, policy: PhonePolicy): string => groupDigits(phone, grouping[policy]);

/** Returns a field's value after an edit. The controls have no `maxlength`: a browser would cut a pasted message before it is read. */
export function clipField(name: FieldName, text: string, policy: PhonePolicy): string {
  switch (name) {
    case 'phone':
      return clipPhoneInput(text, policy);
    case 'captcha':
      return clipCaptchaInput(text);
    case 'smsCode':
      return clipRegistrationSmsCodeInput(text);
  }
}

/** The input as it is to be sent, or every problem of the fields that were checked, and the one to begin with. */
export type CheckedInput =
  | { readonly kind: 'valid'; readonly input: RegistrationInput }
  | {
      readonly kind: 'invalid';
      readonly problems: FieldProblems;
      readonly first: { readonly name: FieldName; readonly reason: BrokenRule };
    };

/** Checks some fields: phone and captcha before a code is sent, all three to register. */
export function checkInput(input: RegistrationInput, names: readonly FieldName[], policy: PhonePolicy): CheckedInput {
  const results = {
    phone: validateRegistrationPhone(input.phone, policy),
    captcha: validateCaptcha(input.captcha),
    smsCode: validateRegistrationSmsCode(input.smsCode),
  };
  const problems: { [Name in FieldName]?: FieldProblem } = {};
  const sent = { ...input };
  let first: { name: FieldName; reason: BrokenRule } | undefined;
  for (const name of fieldNames.filter((each) => names.includes(each))) {
    const result = results[name];
    if (result.kind === 'valid') {
      sent[name] = result.value;
      continue;
    }
    problems[name] = { kind: 'rule', reason: result.reason };
    first ??= { name, reason: result.reason };
  }
  return first === undefined ? { kind: 'valid', input: sent } : { kind: 'invalid', problems, first };
}

export type CallUnderWay = 'none' | 'sms' | 'register';

/** The meaning of a response of `get-sms` or `register` (spec §8). */
export type Verdict =
  | { readonly kind: 'done' }
  /** Draw a new image; `message` is the server's. */
  | { readonly kind: 'wrongCaptcha'; readonly message: string }
  | { readonly kind: 'alreadyRegistered' }
  /** Any other code: its message is shown. */
  | { readonly kind: 'refused'; readonly message: string; readonly error: ApiError }
  /** No response that could be read. */
  | { readonly kind: 'unanswered'; readonly error: ApiError };

const ALREADY_REGISTERED = '11';
/** Each call has a code of its own for a wrong captcha. */
const WRONG_CAPTCHA = { sms: '101', register: '-1' } as const;

/** Reads a response. */
export function verdictOn(call: keyof typeof WRONG_CAPTCHA, result: Result<unknown>): Verdict {
  if (result.kind === 'ok') return { kind: 'done' };
  const { error } = result;
  if (error.kind !== 'rejected') return { kind: 'unanswered', error };
  if (error.code === ALREADY_REGISTERED) return { kind: 'alreadyRegistered' };
  const { code, message } = error;
  if (code === WRONG_CAPTCHA[call]) return { kind: 'wrongCaptcha', message };
  return { kind: 'refused', message, error };
}

/** Whether the request may have been executed. */
export function isUnknown(verdict: Verdict): boolean {
  return verdict.kind === 'unanswered' && isUnknownOutcome(verdict.error);
}

/** The steps of the form: the number and the picture, for which a code is sent; then the code, which registers. */
export const formSteps = ['request', 'code'] as const;

/** One of them. */
export type FormStep = (typeof formSteps)[number];
