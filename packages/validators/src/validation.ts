/**
 * The result of a rule. `value` is the input to send; `reason` is a code, never wording: the app looks it up in
 * `@peace/i18n/messages/validation`, whose keys have the same names.
 */
export type Validation<Value, Reason extends string> =
  | { readonly kind: 'valid'; readonly value: Value }
  | { readonly kind: 'invalid'; readonly reason: Reason };

export function valid<const Value>(value: Value): { readonly kind: 'valid'; readonly value: Value } {
  return { kind: 'valid', value };
}

export function invalid<const Reason extends string>(
  reason: Reason,
): { readonly kind: 'invalid'; readonly reason: Reason } {
  return { kind: 'invalid', reason };
}
