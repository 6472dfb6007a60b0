/** Digits with a comma between thousands: `1,234,567`, and `1,234.50` where two decimals follow. */
export const groupThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
