const AMOUNT = /^[-+−]?\s?(?:[₱₹$]|php|inr|rs\.?)?\s?[-+−]?\d[\d,]*(?:\.\d+)?\s?(?:php|inr)?$/i;

/** Whether the server's text is an amount, which stays on one line: '₱ 1,234.50', 'PHP 500', '-1,000.00'. */
export function isAmountText(text: string): boolean {
  return text.length <= 24 && AMOUNT.test(text.trim());
}
