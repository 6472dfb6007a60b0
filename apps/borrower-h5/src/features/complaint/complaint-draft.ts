import { array, type InferOutput, nullable, object, string } from 'valibot';
import { defineItem } from '@peace/web-platform/storage';

const draft = object({
  orderNo: string(),
  problemType: string(),
  /** '' unless the type has sub-types. */
  problemSonType: string(),
  text: string(),
  /** Uploaded pictures: what the borrower calls them, and where they are. */
  images: array(object({ name: string(), url: string() })),
  /** Names of pictures that were chosen and are not uploaded: their files do not survive the page. */
  unfinished: array(string()),
});

const drafts = object({
  /** The order that was chosen on the complaint page; holds for the link that opened it ('' when that named none). */
  choice: nullable(object({ linkOrderId: string(), orderNo: string() })),
  byOrder: array(draft),
});

/** A complaint that was not sent yet (docs/decisions/complaints-and-help.md). */
export type ComplaintDraft = InferOutput<typeof draft>;

export type ComplaintDrafts = InferOutput<typeof drafts>;

export type ComplaintSubject = Pick<ComplaintDraft, 'orderNo' | 'problemType' | 'problemSonType'>;

/** How many are kept of those in which something was written or added. */
const DRAFTS_MAX = 10;

/** The stored item of the drafts. The key is older than the drafts of several orders. */
export const complaintDraftsItem = defineItem({
  key: 'complaint-draft',
  version: 2,
  schema: drafts,
  owner: 'borrower',
  lifetime: '30 days',
});

export const noDrafts: ComplaintDrafts = { choice: null, byOrder: [] };

export function draftOf({ byOrder }: ComplaintDrafts, orderNo: string): ComplaintDraft | null {
  return byOrder.find((each) => each.orderNo === orderNo) ?? null;
}

/** A draft about this subject: what was written and added about the same order stays, whatever its type. */
export function draftAbout(subject: ComplaintSubject, earlier: ComplaintDraft | null): ComplaintDraft {
  return { text: '', images: [], unfinished: [], ...earlier, ...subject };
}

/** Of those in which nothing was written or added only the changed one is kept, and it takes no other's place. */
export function withDraft(before: ComplaintDrafts, changed: ComplaintDraft): ComplaintDrafts {
  const others = before.byOrder.filter((each) => each.orderNo !== changed.orderNo && !isEmpty(each));
  return { ...before, byOrder: [changed, ...others].slice(0, isEmpty(changed) ? DRAFTS_MAX + 1 : DRAFTS_MAX) };
}

function isEmpty(each: ComplaintDraft): boolean {
  return !hasContent(each) && each.unfinished.length === 0;
}

/** The drafts without an order's; null where nothing is left to keep. */
export function withoutDraft({ choice, byOrder }: ComplaintDrafts, orderNo: string): ComplaintDrafts | null {
  const others = byOrder.filter((each) => each.orderNo !== orderNo);
  const isChosen = choice !== null && choice.orderNo !== orderNo;
  return others.length === 0 && !isChosen ? null : { choice, byOrder: others };
}

/** Those with something in them. */
export function unsentDrafts({ byOrder }: ComplaintDrafts): readonly ComplaintDraft[] {
  return byOrder.filter(hasContent);
}

/** Whether there is something in it that would be missed. */
export function hasContent({ text, images }: { readonly text: string; readonly images: readonly unknown[] }): boolean {
  return text.trim() !== '' || images.length > 0;
}
