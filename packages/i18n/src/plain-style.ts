/** A warning that costs money, or a second complaint, when misread: its 'do not' stays in two words. */
export const warnings: readonly string[] = [
  'Do not pay again',
  'Do not pay twice',
  'Do not use this code',
  'do not pay again',
  'do not save it twice',
  'do not send it twice',
];
