import { DAY_MS } from '../durations.ts';
import { Rejection } from '../http/rejection.ts';
import { UPLOADS_PATH } from '../base-path.ts';
import type { fileComplaint } from '@peace/api-client/contract/complaint/file-complaint';
import type { rateComplaint } from '@peace/api-client/contract/complaint/rate-complaint';
import type { Call } from '../handle.ts';
import type { Complaint, SandboxState } from './sandbox-state.ts';
import { knownOrder } from './known.ts';

/** The types of a complaint; type 1 is the collection type. */
export const COMPLAINT_TYPES: readonly { readonly title: string; readonly value: string }[] = [
  { title: 'Collection', value: '1' },
  { title: 'Repayment', value: '2' },
  { title: 'Receiving the money', value: '3' },
  { title: 'Problem with the app', value: '4' },
  { title: 'Something else', value: '5' },
];

export const SUB_TYPES: typeof COMPLAINT_TYPES = [
  { title: 'Rude or threatening words', value: '11' },
  { title: 'Calls outside allowed hours', value: '12' },
  { title: 'My contacts were called', value: '13' },
];

const ANSWERED_AFTER_MS = 3 * DAY_MS;

export function knownComplaint(state: SandboxState, problemId: string): Complaint {
  const complaint = state.complaints.get(problemId);
  if (complaint === undefined) throw new Rejection(`Complaint ${problemId} does not exist.`);
  return complaint;
}

/** Customer service's answer: the one given, or three days after filing a default one. */
export function answerOf({ answer, filedAt }: Complaint, now: number): Complaint['answer'] {
  if (answer !== undefined || now - filedAt < ANSWERED_AFTER_MS) return answer;
  return { detail: 'Thank you for writing to us. We have looked into it and corrected your order.', images: [] };
}

const COLLECTION = '1';
const MAX_LENGTH = 200;
const MAX_PICTURES = 9;

export function recordComplaint({ state, payload: sent, now }: Call<typeof fileComplaint>): null {
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
    images.every((url) => state.files.has(url.replace(`${UPLOADS_PATH}/`, ''))),
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
  return null;
}

/** As a person counts them: an emoji is one. */
function characters(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
}

function assertThat(condition: boolean, message: string): void {
  if (!condition) throw new Rejection(message);
}

/** Takes the score of an answered complaint, once. */
export function recordComplaintRating({ state, payload, now }: Call<typeof rateComplaint>): null {
  const complaint = knownComplaint(state, payload.problemId);
  if (!/^[1-5]$/.test(payload.score)) throw new Rejection('The score must be 1 to 5.');
  if (answerOf(complaint, now) === undefined) throw new Rejection('The complaint has no answer yet.');
  if (complaint.score !== undefined) throw new Rejection('The complaint was rated already.');
  state.complaints.set(complaint.problemId, { ...complaint, score: Number(payload.score) });
  return null;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };
const MAX_BYTES = 10 * 1024 * 1024;

/** Keeps an uploaded picture in memory, or refuses it. @returns the address it is served at */
export async function storePicture(state: SandboxState, file: File | undefined): Promise<string> {
  const ending = ENDINGS[file?.type ?? ''];
  if (file === undefined || ending === undefined) throw new Rejection('A picture must be JPEG, PNG or WebP.');
  if (file.size === 0 || file.size > MAX_BYTES) throw new Rejection('A picture may have 10 MB.');
  const id = `picture-${state.nextNumber()}.${ending}`;
  state.files.set(id, { type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) });
  return `${UPLOADS_PATH}/${id}`;
}
