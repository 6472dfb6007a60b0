import fc from 'fast-check';

const digit = fc.constantFrom(...Array.from('0123456789'));

const digits = (length: number) => fc.string({ unit: digit, minLength: length, maxLength: length });

/** The nine digits of a mobile behind `09`. */
export const subscriber = digits(9);

export const prefix = fc.constantFrom(
  '+63',
  '63',
  '0063',
  '+63 ',
  '+63-',
  '(+63) ',
  '+63 (0)',
  '00 63 ',
  '0',
  '63 0',
  '0063 (0)',
  '(0)',
  '\u202a+63\u00a0',
  'tel:+63',
  '\uff0b６３',
);

/** Spaces, dashes and the like between the digits of a number. */
export function written(number: string, separators: readonly string[]): string {
  return Array.from(number)
    .map((each, index) => each + (separators[index] ?? ''))
    .join('');
}

export const separators = fc.array(
  fc.constantFrom('', ' ', '-', '.', '(', ')', '', '\u200b', '\u00ad', '\u2013', '\u00a0'),
  { minLength: 10, maxLength: 10 },
);
