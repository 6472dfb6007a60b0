import type { ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import type { ProblemTab } from '@peace/api-client/contract/complaint/list-complaints';
import { formatDate, parseWireDate } from '@peace/money-date';
import { replyDay } from './paid-report.ts';

/** The progress of a complaint: the list knows when it was filed, the complaint whether it was answered; the backend does not say when. */
export interface ComplaintProgress {
  readonly kind: 'processing' | 'answered';
  /** When it was filed, as the server writes it; '' when the list does not say, null while it is read. */
  readonly filedAt: string | null;
  /** The day the promise ends, `YYYY-MM-DD` in Manila; null once answered, or when the filing time cannot be read. */
  readonly replyBy: string | null;
  readonly isLate: boolean;
}

/** @param now see `useDueTime` */
export function progressOf(complaint: ComplaintDetails, filedAt: string | null, now: number | null): ComplaintProgress {
  if (isAnswered(complaint)) return { kind: 'answered', filedAt, replyBy: null, isLate: false };
  const filed = filedAt === null ? null : parseWireDate(filedAt);
  const replyBy = filed === null ? null : replyDay(filed);
  return {
    kind: 'processing',
    filedAt,
    replyBy,
    isLate: replyBy !== null && now !== null && formatDate(now) > replyBy,
  };
}

function isAnswered({ answer, answerImages }: ComplaintDetails): boolean {
  return answer.trim() !== '' || answerImages.length > 0;
}

/** When the list says a complaint was filed; '' when it does not have it. */
export function filedAtOf(tabs: readonly ProblemTab[], problemId: string): string {
  return tabs.flatMap(({ entries }) => entries).find(({ id }) => id === problemId)?.time ?? '';
}
