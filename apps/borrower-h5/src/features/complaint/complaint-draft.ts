import type { ItemStorage, StoredItem } from '@peace/web-platform/storage';
import { array, type InferOutput, nullable, object, optional, string } from 'valibot';

const schema = object({
  /** The order the complaint page was opened for; '' when its link named none. */
  linkOrderId: string(),
  orderNo: string(),
  problemType: string(),
  /** '' unless the type has sub-types. */
  problemSonType: string(),
  text: string(),
  /** Uploaded pictures: what the borrower calls them, and where they are. */
  images: array(object({ name: string(), url: string() })),
  /** Names of pictures that were chosen and not uploaded yet: their files do not survive the page. */
  unfinished: array(string()),
  /**
   * Set from the tap on Send until its outcome is known, with the ids of the complaints that were there before (null:
   * they could not be read). A page that was closed in between looks for a new one before it offers Send again.
   */
  sending: nullable(object({ knownIds: nullable(array(string())) })),
  /** The last attempt, unless it was refused: sent once more unchanged, it keeps its key. */
  attempt: optional(nullable(object({ key: string(), request: string() })), null),
});

/** A complaint that was not sent yet (decision 0019). */
export type ComplaintDraft = InferOutput<typeof schema>;

/** What a complaint is about, before it says anything. */
export type ComplaintSubject = Pick<ComplaintDraft, 'linkOrderId' | 'orderNo' | 'problemType' | 'problemSonType'>;

/** The one draft of this device. Clearing it touches nothing else in storage. */
export function storedDraft(storage: ItemStorage): StoredItem<ComplaintDraft> {
  return storage.item({ key: 'complaint-draft', version: 1, schema });
}

/** A draft about this subject: what was written and added for another one stays. */
export function draftAbout(subject: ComplaintSubject, earlier: ComplaintDraft | null): ComplaintDraft {
  return { text: '', images: [], unfinished: [], sending: null, attempt: null, ...earlier, ...subject };
}

/** Whether there is something in it that would be missed. */
export function hasContent(draft: ComplaintDraft | null): draft is ComplaintDraft {
  return draft !== null && (draft.text.trim() !== '' || draft.images.length > 0);
}
