/** What is known of the agreements' titles. */
export type AgreementTitles =
  | { readonly kind: 'loading' }
  /** `message`: why, in the server's words where it has some. */
  | { readonly kind: 'failed'; readonly message: string; readonly isRetrying: boolean }
  | { readonly kind: 'ready'; readonly titles: readonly string[] };
