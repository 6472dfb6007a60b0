import type { WireOf } from '@peace/api-client';
import { problemDetail } from '@peace/api-client/contract/complaint/problem-detail';
import { problemInit } from '@peace/api-client/contract/complaint/problem-init';
import { problemList } from '@peace/api-client/contract/complaint/problem-list';
import { problemSave } from '@peace/api-client/contract/complaint/problem-save';
import { saveScore } from '@peace/api-client/contract/complaint/save-score';
import { uploadProblemImg } from '@peace/api-client/contract/complaint/upload-problem-img';
import { handle } from '../handle.ts';
import { answerOf, COMPLAINT_TYPES, knownComplaint, SUB_TYPES } from '../state/complaints.ts';
import { fileComplaint } from '../state/file-complaint.ts';
import { knownOrder } from '../state/known.ts';
import type { Order } from '../state/order.ts';
import { rateComplaint } from '../state/rate-complaint.ts';
import { storePicture } from '../state/store-picture.ts';
import { dateText, pesoText } from '../wire-text.ts';
import { complaintTabs } from './complaint-tabs.ts';
import { statusNotice } from './status-notice.ts';

/** Filing, reading and rating complaints. */
export const complaintHandlers = [
  handle(problemInit, {
    sample: {},
    respond: ({ state, payload }) => {
      const listed = [...state.orders.values()].filter((order) => order.isListed);
      const selected = payload.orderId === '' ? listed[0] : knownOrder(state, payload.orderId);
      const orders = selected === undefined || listed.includes(selected) ? listed : [selected, ...listed];
      return {
        problemType: COMPLAINT_TYPES.map((type) => ({ ...type })),
        problemSonType: SUB_TYPES.map((type) => ({ ...type })),
        orderDetail: selected === undefined ? null : orderWire(selected),
        orderList: orders.map(orderWire),
      };
    },
  }),
  handle(uploadProblemImg, {
    sample: { image: new File(['sample'], 'sample.png', { type: 'image/png' }) },
    respond: async ({ state, file }) => ({ url: await storePicture(state, file('problemImage')) }),
  }),
  handle(problemSave, {
    sample: { problemType: '2', problemDetail: 'The app shows the wrong amount.', problemImages: [], orderNo: '7001' },
    respond: ({ state, payload, now }) => {
      fileComplaint(state, payload, now);
      return null;
    },
  }),
  handle(problemList, { sample: {}, respond: ({ state, now }) => ({ tabs: complaintTabs(state, now) }) }),
  handle(problemDetail, {
    sample: { problemId: '5001' },
    respond: ({ state, payload, now }) => {
      const complaint = knownComplaint(state, payload.problemId);
      const answer = answerOf(complaint, now);
      return {
        type: titleOf(COMPLAINT_TYPES, complaint.type),
        sonType: titleOf(SUB_TYPES, complaint.sonType),
        problemId: complaint.problemId,
        content: complaint.content,
        images: [...complaint.images],
        disposeDetail: answer?.detail ?? '',
        disposeImages: [...(answer?.images ?? [])],
        isNeedScore: answer !== undefined && complaint.score === undefined ? 1 : 0,
      };
    },
  }),
  handle(saveScore, {
    sample: { score: 4, problemId: '5002' },
    respond: ({ state, payload, now }) => {
      rateComplaint(state, payload, now);
      return null;
    },
  }),
];

function orderWire(order: Order): NonNullable<WireOf<typeof problemInit>['orderDetail']> {
  return {
    orderNo: order.orderId,
    productLogo: order.product.logo,
    productName: order.product.name,
    status: statusNotice(order).title,
    isShow: order.allowsCollectionComplaint ? 1 : 0,
    list: [
      { title: 'Loan amount', value: pesoText(order.amount) },
      { title: 'Application date', value: dateText(order.appliedAt) },
    ],
  };
}

function titleOf(types: typeof COMPLAINT_TYPES, value: string): string {
  return types.find((type) => type.value === value)?.title ?? '';
}
