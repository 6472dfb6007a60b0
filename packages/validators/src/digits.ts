/** The digits 0–9 of a text, in order, and nothing else. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '');
}
