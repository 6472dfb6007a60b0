export type { Validation } from './validation.ts';
export {
  CAPTCHA_MAX_LENGTH,
  CAROUSEL_INTERVAL_MS,
  COLLAPSED_DETAIL_ROWS,
  COMPLAINT_IMAGES_MAX,
  COMPLAINT_IMAGE_MAX_BYTES,
  COMPLAINT_SUCCESS_MS,
  COMPLAINT_TEXT_MAX_CHARACTERS,
  NATIVE_RATING_MIN_STARS,
  PHONE_DIGITS,
  RATING_PROMPT_DELAY_MS,
  RATING_STARS,
  REGISTRATION_SMS_CODE_MAX_LENGTH,
  REPAYMENT_SMS_CODE_MIN_LENGTH,
  REPLY_WEEKDAYS,
  RESEND_SECONDS,
  RESEND_TICK_MS,
  TOAST_INFO_MS,
  TOAST_MIN_MS,
  TOAST_MS,
} from './limits.ts';
export { digitsOnly } from './digits.ts';
export { clipPhoneInput, type PhonePolicy, validateRegistrationPhone } from './registration-phone.ts';
export { clipCaptchaInput, validateCaptcha } from './captcha.ts';
export { clipRegistrationSmsCodeInput, validateRegistrationSmsCode } from './registration-sms-code.ts';
export { validateResend } from './resend.ts';
export { validateRepaymentCard } from './repayment-card.ts';
export { validateRepaymentSmsCode } from './repayment-sms-code.ts';
export { type Stars, validateRating } from './rating.ts';
export { clipComplaintText, countCharacters, validateComplaintText } from './complaint-text.ts';
export { COLLECTION_PROBLEM_TYPE, validateComplaintType } from './complaint-type.ts';
export {
  COMPLAINT_IMAGE_TYPES,
  type ImageFile,
  type ImageFileReason,
  imageSlotsLeft,
  validateImageFile,
} from './complaint-images.ts';
export { bankCardGrouping, groupDigits, type Grouping, phoneGrouping, plainDigits, ungroup } from './grouped-digits.ts';
export { type RawEdit, regroup, type Regrouped } from './regroup.ts';
export { emptyFields, validateAllFilled, validateLoanAmount } from './official-forms.ts';
export { isProductClickable } from './recommended-product.ts';
