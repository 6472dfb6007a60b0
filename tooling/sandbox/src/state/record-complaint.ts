import { FILES_PATH } from '../base-path.ts';
import { Rejection } from '../http/rejection.ts';
import type { Complaint } from './complaint.ts';
import { COMPLAINT_TYPES, SUB_TYPES } from './complaints.ts';
import { knownOrder } from './known.ts';
import type { SandboxState } from './sandbox-state.ts';

/** A complaint as it came over the wire. */
interface SentComplaint {
  readonly problemType: string;
  readonly problemSonType: string;
  readonly problemDetail: string;
  readonly problemImage: string;
  readonly orderNo: string;
}

const COLLECTION = '1';
const MAX_LENGTH = 200;
const MAX_PICTURES = 9;

/** Files a complaint, or refuses it. */
export function recordComplaint(state: SandboxState, sent: SentComplaint, now: number): Complaint {
  const images = sent.problemImage === '' ? [] : sent.problemImage.split(',');
  const order = knownOrder(state, sent.orderNo);
  assertThat(
    COMPLAINT_TYPES.some(({ value }) => value === sent.problemType),
    'The problem type is unknown.',
  );
  if (sent.problemType === COLLECTION) {
    assertThat(order.allowsCollectionComplaint, 'This order does not take complaints about collection.');
    assertThat(
      SUB_TYPES.some(({ value }) => value === sent.problemSonType),
      'The kind of collection problem is missing.',
    );
  }
  assertThat(characters(sent.problemDetail) <= MAX_LENGTH, `The text may have ${MAX_LENGTH} characters.`);
  assertThat(images.length <= MAX_PICTURES, `There may be ${MAX_PICTURES} pictures.`);
  assertThat(
    images.every((url) => isStored(state, url)),
    'A picture was not uploaded.',
  );
  const complaint: Complaint = {
    problemId: String(5100 + state.nextNumber()),
    orderNo: sent.orderNo,
    type: sent.problemType,
    sonType: sent.problemSonType,
    content: sent.problemDetail,
    images,
    filedAt: now,
    answer: undefined,
    score: undefined,
  };
  state.complaints.set(complaint.problemId, complaint);
  return complaint;
}

/** As a person counts them: an emoji is one. */
function characters(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

function assertThat(condition: boolean, message: string): void {
  if (!condition) throw new Rejection(message);
}

function isStored(state: SandboxState, url: string): boolean {
  return state.files.has(url.replace(`${FILES_PATH}/`, ''));
}
