import { type InferOutput, fallback, nullish, pipe, record, string, transform } from 'valibot';
import { defineEndpoint, defineRead } from '../../define-endpoint.ts';
import { noList, wireObject } from '../wire-object.ts';
import { list, optionalMainList } from '../lists.ts';
import { orderIds } from '../payload-values.ts';
import { amount, detailRows, id, isOne, optionalText, text } from '../wire-values.ts';
import { imageUrl } from '../wire-addresses.ts';

const channel = pipe(
  wireObject({ name: text, logo: imageUrl, channel_number: id }),
  transform((wire) => ({ name: wire.name, logo: wire.logo, channelNumber: wire.channel_number })),
);

/** A way to pay: what `createPayLink` wants is its `channelNumber`. */
export type RepaymentChannel = InferOutput<typeof channel>;

const noticeItems = list(wireObject({ name: text, steps: list(text) }));

/** How to pay with the code: group title → its items. A group without items is dropped. */
const payNotice = pipe(
  fallback(nullish(noList(record(string(), noticeItems)), {}), {}),
  transform((groups) =>
    Object.entries(groups)
      .filter(([, items]) => items.length > 0)
      .map(([title, items]) => ({ title, items })),
  ),
);

/** The pay code offered without choosing a channel; null when there is none. An empty map arrives as `[]`. */
const defaultPayCode = pipe(
  fallback(nullish(wireObject({ payCode: optionalText, logo: imageUrl, title: text, payNotice }), null), null),
  transform((wire) =>
    wire?.payCode ? { payCode: wire.payCode, logo: wire.logo, title: wire.title, payNotice: wire.payNotice } : null,
  ),
);

/** A code to pay with at a counter or in a wallet. */
export type DefaultPayCode = NonNullable<InferOutput<typeof defaultPayCode>>;

/** The period and the delay repayment pages share these wire fields. */
export const repaymentInfoEntries = {
  repayAmount: amount('PHP'),
  productName: text,
  repayDate: text,
  productLogo: imageUrl,
  detail: detailRows,
  repayList: optionalMainList(channel),
  noticeMsg: text,
  defDetail: defaultPayCode,
  /** 1: show the banner that leads to the repayment instructions ('show repayment top'). */
  isShowReyTop: isOne,
};

const repaymentInfoWire = wireObject(repaymentInfoEntries);

/** The common part, in the domain's words. `repayDate` is the server's text. */
export function toRepaymentInfo(wire: InferOutput<typeof repaymentInfoWire>) {
  return {
    amount: wire.repayAmount,
    productName: wire.productName,
    productLogo: wire.productLogo,
    repayDate: wire.repayDate,
    rows: wire.detail,
    channels: wire.repayList,
    notice: wire.noticeMsg,
    defaultPayCode: wire.defDetail,
    showsInstructions: wire.isShowReyTop,
  };
}

/** How it is sent, for an early page that leaves the response to the app. */
export const getPeriodRepaymentRequest = defineRead('/v3/installment/loan-play-detail');

/** Period repayment: what is due and the channels to pay it through. */
export const getPeriodRepayment = defineEndpoint({
  ...getPeriodRepaymentRequest,
  name: 'getPeriodRepayment',
  needsSession: true,
  payload: orderIds,
  data: pipe(repaymentInfoWire, transform(toRepaymentInfo)),
});

export type PeriodRepayment = InferOutput<(typeof getPeriodRepayment)['data']>;
