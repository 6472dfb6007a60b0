import { array, nullable, object, string, type InferOutput } from 'valibot';
import { attemptFamily, attemptItem, finalWrite, type FinalWrite } from '#shared/state/attempt-family.ts';

const complaintRequest = object({
  problemType: string(),
  problemSonType: string(),
  problemDetail: string(),
  problemImages: array(string()),
  orderNo: string(),
  /** Ids of the complaints that were there before; null: they could not be read. */
  knownIds: nullable(array(string())),
});

/** A complaint as it is sent, and what it is recognised by. */
export type ComplaintRequest = InferOutput<typeof complaintRequest>;

/** Filing a complaint. */
export type ComplaintAttempt = FinalWrite<ComplaintRequest>;

const item = attemptItem({ key: 'complaint', request: complaintRequest });

/** The complaint about each order. */
export const complaintAttempts = attemptFamily<ComplaintAttempt>(item, {
  ...finalWrite,
  // A list that cannot be read, or does not tell, is not to keep a complaint from being made.
  allowRetryWhenUnverified: true,
  isSameRequest: (a, b) => contentOf(a) === contentOf(b),
});

/** What the server sees of it. */
function contentOf({ knownIds: _knownIds, ...sent }: ComplaintRequest): string {
  return JSON.stringify(sent);
}
