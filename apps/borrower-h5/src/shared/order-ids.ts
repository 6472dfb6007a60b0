import type { ParamsOf, screens } from '@peace/screens';

/**
 * Which order a screen is about. The product is undefined where the link does not say: the list of orders may not know it,
 * and the order's own id is enough.
 */
export type OrderIds = ParamsOf<typeof screens.orderDetails>;
