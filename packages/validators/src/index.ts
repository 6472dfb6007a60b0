export type { Validation } from './validation.ts';
export {
  CAROUSEL_INTERVAL_MS,
  COMPLAINT_IMAGES_MAX,
  COMPLAINT_SUCCESS_MS,
  COMPLAINT_TEXT_MAX_CHARACTERS,
  PHONE_DIGITS,
  RATING_PROMPT_DELAY_MS,
  REGISTRATION_SMS_CODE_MAX_LENGTH,
  REPLY_WEEKDAYS,
} from './limits.ts';
export {
  clipCaptchaInput,
  clipPhoneInput,
  clipRegistrationSmsCodeInput,
  type PhonePolicy,
  validateCaptcha,
  validateRegistrationPhone,
  validateRegistrationSmsCode,
} from './registration.ts';
export { plainCodeEdit, plainEdit, plainTelephone, plainText } from './plain-text.ts';
export { resendAt, secondsUntil, validateResend } from './resend.ts';
export { validateRepaymentCard, validateRepaymentSmsCode } from './repayment.ts';
export { type Stars, validateRating } from './rating.ts';
export {
  clipComplaintText,
  COMPLAINT_IMAGE_TYPES,
  countCharacters,
  type ImageFile,
  type ImageFileReason,
  undrawableReason,
  validateComplaintText,
  validateComplaintType,
  validateImageFile,
} from './complaint.ts';
export {
  bankCardGrouping,
  digitsOnly,
  groupDigits,
  type Grouping,
  phoneGrouping,
  plainDigits,
} from './grouped-digits.ts';
export { caretAfter, type RawEdit, regroup, type Regrouped } from './regroup.ts';
export {
  comparablePhone,
  containsMobileNumber,
  internationalPhoneDigits,
  mobileNumber,
  nationalPhoneDigits,
} from './phone-digits.ts';
export { groupPhone, phoneNumberProblem, regroupPhone } from './phone-input.ts';
export { fitsMask, isMasked, maskOfNumber } from './masked.ts';
export { emptyFields, validateLoanAmount } from './official-forms.ts';
