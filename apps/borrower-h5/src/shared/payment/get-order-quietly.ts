import { getOrder } from '@peace/api-client/contract/order/get-order';

const { loadingText: _, ...quiet } = getOrder;

/** The order of a repayment page: read beside what the page shows, so without the loading toast of Order Details. */
export const getOrderQuietly: typeof getOrder = quiet;
