/** The captcha's image: not asked for yet, on its way (with an address once it has an id), there, or not to be had. */
export type CaptchaImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly src: string | null }
  | { readonly kind: 'shown'; readonly src: string }
  | { readonly kind: 'failed' };
