import { type InferOutput, fallback, nullish, object, optional, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { list, strictList } from '../lists.ts';
import { listedStatus } from '../order/order-status.ts';
import { id, isNotZero, text } from '../wire-values.ts';
import { imageUrl } from '../wire-addresses.ts';

const problemType = pipe(
  wireObject({ title: text, value: id }),
  transform((wire) => ({
    ...wire,
    /** Type 1, about collection: asks for a sub-type. */ isCollection: wire.value === '1',
  })),
);

const problemOrder = pipe(
  wireObject({
    /** The order's id: what other calls name `orderId`. The backend has no other number of an order. */
    orderNo: id,
    productLogo: imageUrl,
    productName: text,
    /** A code as in `loan-details`, or words of the server's own. */
    status: listedStatus,
    /** 0: the order does not take collection complaints. */
    isShow: isNotZero(true),
    list: list(wireObject({ title: text, value: text })),
  }),
  transform((wire) => ({
    orderNo: wire.orderNo,
    productLogo: wire.productLogo,
    productName: wire.productName,
    ...wire.status,
    allowsCollection: wire.isShow,
    rows: wire.list.map((row) => ({ label: row.title, value: row.value })),
  })),
);

/** A complaint's type or sub-type; `value` is what is sent. */
export type ProblemType = InferOutput<typeof problemType>;
/** An order a complaint can be about. Its `status` is null where the server sends words in place of a code: `statusText`. */
export type ComplaintOrder = InferOutput<typeof problemOrder>;

/** Lists the subjects of a complaint. Without an order the backend picks one: the call's second form carries only the query. */
export const getComplaintOptions = defineEndpoint({
  name: 'getComplaintOptions',
  path: '/user-problem/problem-init',
  effect: 'read',
  needsSession: true,
  payload: object({ orderId: optional(requiredId) }),
  data: pipe(
    wireObject({
      problemType: list(problemType),
      problemSonType: list(wireObject({ title: text, value: id })),
      /** The order selected first; none, or an empty list in its place, when the borrower has no order. */
      orderDetail: fallback(nullish(problemOrder, null), null),
      /** Strict: a lost application is looked for in it. */
      orderList: strictList(problemOrder),
    }),
    transform((wire) => ({
      types: wire.problemType,
      subTypes: wire.problemSonType,
      selectedOrder: wire.orderDetail,
      orders: wire.orderList,
    })),
  ),
});

export type ComplaintOptions = InferOutput<(typeof getComplaintOptions)['data']>;
