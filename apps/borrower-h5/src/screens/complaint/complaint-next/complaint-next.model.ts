import type { ComplaintOptions, ComplaintOrder } from '@peace/api-client/contract/complaint/get-complaint-options';
import type { ProblemTab } from '@peace/api-client/contract/complaint/list-complaints';
import { validateComplaintText, validateComplaintType } from '@peace/validators';
import type { ComplaintSubject } from '#features/complaint/complaint-draft.ts';
import type { ComplaintImage } from './complaint-images.model.ts';

/** The subject of the complaint according to the page's address, in the backend's words. */
export type SubjectCheck =
  | { readonly kind: 'onOffer'; readonly tags: readonly string[] }
  /** A type or sub-type that is not on offer any more, or a sub-type that is missing. */
  | { readonly kind: 'unknownType' }
  /** The order does not take a collection complaint (spec §5). */
  | { readonly kind: 'refused' };

/** Reads the subject against what is on offer. An order the backend does not list is left to the backend to judge. */
export function checkSubject(
  { types, subTypes, orders, selectedOrder }: ComplaintOptions,
  { problemType, problemSonType, orderNo }: ComplaintSubject,
): SubjectCheck {
  const type = types.find(({ value }) => value === problemType);
  const order = orderOf({ orders, selectedOrder }, orderNo);
  if (!type) return { kind: 'unknownType' };
  if (order && validateComplaintType(problemType, order).kind === 'invalid') return { kind: 'refused' };
  if (!type.isCollection || subTypes.length === 0) return { kind: 'onOffer', tags: [type.title] };
  const subType = subTypes.find(({ value }) => value === problemSonType);
  return subType ? { kind: 'onOffer', tags: [type.title, subType.title] } : { kind: 'unknownType' };
}

/** The order that a complaint is about, where the backend lists it. */
export function orderOf(
  { orders, selectedOrder }: Pick<ComplaintOptions, 'orders' | 'selectedOrder'>,
  orderNo: string,
): ComplaintOrder | undefined {
  return [...orders, selectedOrder].find((each) => each?.orderNo === orderNo) ?? undefined;
}

export type SendProblem = 'textRequired' | 'picturesUploading' | 'picturesFailed';

/** The problems that keep it from being sent, by part of the form: `text`, `pictures`. */
export function problemsOf(text: string, images: readonly ComplaintImage[]): ReadonlyMap<string, SendProblem> {
  const problems = new Map<string, SendProblem>();
  if (validateComplaintText(text).kind === 'invalid') problems.set('text', 'textRequired');
  if (images.some(({ status }) => status === 'failed')) problems.set('pictures', 'picturesFailed');
  if (images.some(({ status }) => status === 'uploading')) problems.set('pictures', 'picturesUploading');
  return problems;
}

export type Filed = 'filed' | 'notFiled' | 'unknown';

/** Looks for a complaint that was not in the list before. Without `knownIds` an entry of the same words may be an older one: it proves nothing. */
export function findFiledComplaint(
  tabs: readonly ProblemTab[],
  knownIds: readonly string[] | null,
  text: string,
): Filed {
  const entries = tabs.flatMap((tab) => tab.entries);
  if (knownIds === null) return entries.some(({ content }) => isSameText(content, text)) ? 'unknown' : 'notFiled';
  const added = entries.filter(({ id }) => !knownIds.includes(id));
  if (added.length === 0) return 'notFiled';
  return added.some(({ content }) => isSameText(content, text)) ? 'filed' : 'unknown';
}

/** Spaces may have been altered on the way, and a list may show no more than the beginning. */
function isSameText(listed: string, text: string): boolean {
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim();
  const [, beginning] = /^(.+?)\s?(?:…|\.\.\.)$/.exec(plain(listed)) ?? [];
  return plain(listed) === plain(text) || (beginning !== undefined && plain(text).startsWith(beginning));
}

export function idsOf(tabs: readonly ProblemTab[]): string[] {
  return [...new Set(tabs.flatMap(({ entries }) => entries.map(({ id }) => id)))];
}
