import { DAY_MS } from '../durations.ts';
import { Rejection } from '../http/rejection.ts';
import type { Complaint } from './complaint.ts';
import type { SandboxState } from './sandbox-state.ts';

/** What a complaint can be about; type 1 is the collection type. */
export const COMPLAINT_TYPES: readonly { readonly title: string; readonly value: string }[] = [
  { title: 'Collection', value: '1' },
  { title: 'Repayment', value: '2' },
  { title: 'Receiving the money', value: '3' },
  { title: 'Problem with the app', value: '4' },
  { title: 'Something else', value: '5' },
];

/** What about collection it can be. */
export const SUB_TYPES: typeof COMPLAINT_TYPES = [
  { title: 'Rude or threatening words', value: '11' },
  { title: 'Calls outside allowed hours', value: '12' },
  { title: 'My contacts were called', value: '13' },
];

const ANSWERED_AFTER_MS = 3 * DAY_MS;

/** The complaint with this id, or a refusal. */
export function knownComplaint(state: SandboxState, problemId: string): Complaint {
  const complaint = state.complaints.get(problemId);
  if (complaint === undefined) throw new Rejection(`Complaint ${problemId} does not exist.`);
  return complaint;
}

/** Customer service's answer: the one given, or three days after filing one of its own accord. */
export function answerOf({ answer, filedAt }: Complaint, now: number): Complaint['answer'] {
  if (answer !== undefined || now - filedAt < ANSWERED_AFTER_MS) return answer;
  return { detail: 'Thank you for writing to us. We have looked into it and corrected your order.', images: [] };
}
