import { Rejection } from '../http/rejection.ts';
import { answerOf, knownComplaint } from './complaints.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Takes the score of an answered complaint, once. */
export function recordComplaintRating(
  state: SandboxState,
  sent: { problemId: string; score: string },
  now: number,
): void {
  const complaint = knownComplaint(state, sent.problemId);
  if (!/^[1-5]$/.test(sent.score)) throw new Rejection('The score must be 1 to 5.');
  if (answerOf(complaint, now) === undefined) throw new Rejection('The complaint has no answer yet.');
  if (complaint.score !== undefined) throw new Rejection('The complaint was rated already.');
  state.complaints.set(complaint.problemId, { ...complaint, score: Number(sent.score) });
}
