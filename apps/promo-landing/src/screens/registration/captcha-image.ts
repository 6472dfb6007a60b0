/** The captcha's image: not requested yet, on its way (with an address once it has an id), there, or not available. */
export type CaptchaImage =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading'; readonly src: string | null }
  | { readonly kind: 'shown'; readonly src: string }
  /** `message`: why, in the server's words; empty where it sent none. */
  | { readonly kind: 'failed'; readonly message: string };
