// The limits and times of spec §9. The unit is in the name; where there is none, it counts pieces.

/** Characters of a registration phone number. */
export const PHONE_DIGITS = 11;
/** Characters of the image captcha, at most. */
export const CAPTCHA_MAX_LENGTH = 4;
/** Characters of the registration SMS code, at most. */
export const REGISTRATION_SMS_CODE_MAX_LENGTH = 6;
/** Characters of the repayment SMS code, at least. */
export const REPAYMENT_SMS_CODE_MIN_LENGTH = 6;
/** Before an SMS code can be requested again. */
export const RESEND_SECONDS = 60;

/** Characters, as a person counts them, of a complaint's text. */
export const COMPLAINT_TEXT_MAX_CHARACTERS = 200;
export const COMPLAINT_IMAGES_MAX = 9;
/** Bytes of one image before it is downscaled: 10 MB. */
export const COMPLAINT_IMAGE_MAX_BYTES = 10 * 1024 * 1024;
/** How long 'Successfully Sent' stays before the complaint page returns. */
export const COMPLAINT_SUCCESS_MS = 1500;
/** From the complaint's details having loaded to the rating being requested. */
export const RATING_PROMPT_DELAY_MS = 3000;
/** Within how many weekdays a complaint is answered. */
export const REPLY_WEEKDAYS = 3;

/** Stars of a rating, at most; the least is 1. */
export const RATING_STARS = 5;

/** Between two slides of the official site's banner. */
export const CAROUSEL_INTERVAL_MS = 3000;
