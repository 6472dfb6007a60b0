/** The captcha's image: not requested yet, on its way (with an address once it has an id), there, or not available. */
export type CaptchaImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly src: string | null }
  | { readonly kind: 'shown'; readonly src: string }
  | { readonly kind: 'failed' };
