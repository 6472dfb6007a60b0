import { loanDetails } from '@peace/api-client/contract/order/loan-details';

const { loadingText: _, ...quiet } = loanDetails;

/** The order of a repayment page: read beside what the page shows, so without the loading toast of Order Details. */
export const orderToPay: typeof loanDetails = quiet;
