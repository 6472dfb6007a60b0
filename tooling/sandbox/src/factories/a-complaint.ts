import { DAY_MS } from '../durations.ts';
import type { Complaint } from '../state/complaint.ts';
import { FACTORY_NOW } from './an-order.ts';

/** An open complaint of two days ago without images. */
export function aComplaint(changes: Partial<Complaint> = {}, now: number = FACTORY_NOW): Complaint {
  return {
    problemId: '5001',
    orderNo: '7001',
    type: '2',
    sonType: '',
    content: 'I paid yesterday at the counter and the order still says it is open.',
    images: [],
    filedAt: now - 2 * DAY_MS,
    answer: undefined,
    score: undefined,
    ...changes,
  };
}
