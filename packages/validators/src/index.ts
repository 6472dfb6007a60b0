export type { Validation } from './validation.ts';
export * from './limits.ts';
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
export { validateAllFilled, validateLoanAmount } from './official-forms.ts';
export { isProductClickable } from './recommended-product.ts';
