import { href, screens, type ParamsOf } from '@peace/screens';

/** Which order a screen is about. The product is undefined where the link does not say: the order's own id is enough. */
export type OrderIds = ParamsOf<typeof screens.orderDetails>;

/** Leads to the order in place of the screen that it was paid on: going back from it does not come here again. */
export const toOrder = (ids: OrderIds) => ({ href: href(screens.orderDetails, { ...ids }), replace: true }) as const;
