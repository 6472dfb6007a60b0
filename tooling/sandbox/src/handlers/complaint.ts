import type { WireOf } from '@peace/api-client';
import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { fileComplaint } from '@peace/api-client/contract/complaint/file-complaint';
import { rateComplaint } from '@peace/api-client/contract/complaint/rate-complaint';
import { uploadComplaintPicture } from '@peace/api-client/contract/complaint/upload-complaint-picture';
import {
  answerOf,
  COMPLAINT_TYPES,
  knownComplaint,
  SUB_TYPES,
  recordComplaint,
  recordComplaintRating,
  storePicture,
} from '../state/complaint.ts';
import type { Complaint, SandboxState } from '../state/sandbox-state.ts';
import { dateTimeText } from '../wire-text.ts';
import { type Circumstances, handle } from '../handle.ts';
import { statusAt } from '../state/plan.ts';
import { knownOrder } from '../state/known.ts';
import type { Order } from '../state/order.ts';
import { listedRows, statusNotice } from './order-rows.ts';

export function complaintTabs(state: SandboxState, now: number) {
  const newestFirst = [...state.complaints.values()].sort((left, right) => right.filedAt - left.filedAt);
  const isAnswered = (complaint: Complaint) => answerOf(complaint, now) !== undefined;
  return [
    { title: 'All', entries: newestFirst.map(entry) },
    { title: 'In progress', entries: newestFirst.filter((complaint) => !isAnswered(complaint)).map(entry) },
    { title: 'Answered', entries: newestFirst.filter(isAnswered).map(entry) },
  ];
}

function entry({ problemId, filedAt, type, content }: Complaint) {
  const title = COMPLAINT_TYPES.find(({ value }) => value === type)?.title ?? '';
  return { id: problemId, time: dateTimeText(filedAt), type: title, content };
}

/** Filing, reading and rating complaints. */
export const complaintHandlers = [
  handle(getComplaintOptions, {
    sample: {},
    respond: (call) => {
      const { state, payload } = call;
      const listed = [...state.orders.values()].filter((order) => order.isListed);
      const selected = payload.orderId === '' ? listed[0] : knownOrder(state, payload.orderId);
      const orders = selected === undefined || listed.includes(selected) ? listed : [selected, ...listed];
      return {
        problemType: COMPLAINT_TYPES.map((type) => ({ ...type })),
        problemSonType: SUB_TYPES.map((type) => ({ ...type })),
        orderDetail: selected === undefined ? null : orderWire(selected, call),
        orderList: orders.map((order) => orderWire(order, call)),
      };
    },
  }),
  handle(uploadComplaintPicture, {
    sample: { image: new File(['sample'], 'sample.png', { type: 'image/png' }) },
    respond: async ({ state, file }) => ({ url: await storePicture(state, file('problemImage')) }),
  }),
  handle(fileComplaint, {
    sample: { problemType: '2', problemDetail: 'The app shows the wrong amount.', problemImages: [], orderNo: '7001' },
    respond: recordComplaint,
  }),
  handle(listComplaints, { sample: {}, respond: ({ state, now }) => ({ tabs: complaintTabs(state, now) }) }),
  handle(getComplaint, {
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
  handle(rateComplaint, { sample: { score: 4, problemId: '5002' }, respond: recordComplaintRating }),
];

function orderWire(
  order: Order,
  { state, now }: Circumstances,
): NonNullable<WireOf<typeof getComplaintOptions>['orderDetail']> {
  return {
    orderNo: order.orderId,
    productLogo: order.product.logo,
    productName: order.product.name,
    status: state.statusesAsWords ? statusNotice(order, now).title : statusAt(order, now),
    isShow: order.allowsCollectionComplaint ? 1 : 0,
    list: listedRows(order, now),
  };
}

function titleOf(types: typeof COMPLAINT_TYPES, value: string): string {
  return types.find((type) => type.value === value)?.title ?? '';
}
