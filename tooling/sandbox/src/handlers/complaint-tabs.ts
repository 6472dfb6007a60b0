import type { Complaint } from '../state/complaint.ts';
import { answerOf, COMPLAINT_TYPES } from '../state/complaints.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { dateTimeText } from '../wire-text.ts';

/** The borrower's complaints, newest first, by tab. */
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
