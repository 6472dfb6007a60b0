import { formatMoney } from '@peace/money-date';

/** An amount of the sandbox, in centavos, as a borrower reads it. */
export const pesos = (minor: number) => formatMoney({ minor, currency: 'PHP' });
