import { type InferOutput, fallback, nullish, pipe, transform } from 'valibot';
import { defineEndpoint, defineRead } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { orderIds } from '../payload-values.ts';
import { recommendedProduct } from '../variant2/recommended-product.ts';
import { list } from '../lists.ts';
import { detailRows, isOne, optionalTelephone, optionalText, text } from '../wire-values.ts';
import { imageUrl } from '../wire-addresses.ts';
import { orderStatus } from './order-status.ts';

const wire = wireObject({
  orderStatus,
  noticeStatusText: text,
  noticeDesText: text,
  recProducts: list(recommendedProduct),
  productName: text,
  productLogo: imageUrl,
  /** The rows of the product card sit one level down. */
  userOrderDetail: fallback(nullish(wireObject({ detail: detailRows }), { detail: [] }), { detail: [] }),
  /** A repayment page elsewhere, which replaces ours when set. */
  h5Url: optionalText,
  /** '1': the order may be rolled over. */
  isDelay: isOne,
  telephone: optionalTelephone,
  /** 1: ask for a rating at once. */
  isScore: isOne,
  /** 'played you L': the link that confirms or withdraws. */
  playeduL: optionalText,
  /** 'rey message': the text of the withdraw prompt. */
  reyMsg: optionalText,
  /** 1: ask the borrower to bind a card. */
  cardNeedPop: isOne,
  cardPopTitle: text,
  cardPopMsg: text,
});

/** How it is sent, for an early page that leaves the response to the app. */
export const getOrderRequest = defineRead('/v3/loan-details/loan-details');

/** Order Details: everything the screen shows about one order. */
export const getOrder = defineEndpoint({
  ...getOrderRequest,
  name: 'getOrder',
  needsSession: true,
  envelope: 'flag',
  loadingText: 'loading...',
  payload: orderIds,
  data: pipe(
    wire,
    transform((data) => ({
      status: data.orderStatus,
      statusTitle: data.noticeStatusText,
      statusDescription: data.noticeDesText,
      recommendedProducts: data.recProducts,
      productName: data.productName,
      productLogo: data.productLogo,
      rows: data.userOrderDetail.detail,
      repaymentUrl: data.h5Url,
      canRollOver: data.isDelay,
      telephone: data.telephone,
      asksForRating: data.isScore,
      confirmUrl: data.playeduL,
      withdrawMessage: data.reyMsg,
      /** Null when no card has to be bound. */
      cardPrompt: data.cardNeedPop ? { title: data.cardPopTitle, message: data.cardPopMsg } : null,
    })),
  ),
});

export type OrderDetails = InferOutput<(typeof getOrder)['data']>;
