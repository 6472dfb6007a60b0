import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** The problem type that complains about collection, and the only one with sub-types. */
const COLLECTION_PROBLEM_TYPE = '1';

/** Whether the selected order takes a complaint of this type: `allowsCollection` is false where its `isShow` is 0. */
export function validateComplaintType(
  problemType: string,
  order: { readonly allowsCollection: boolean },
): Validation<string, 'collectionNotSupported'> {
  const isRefused = problemType === COLLECTION_PROBLEM_TYPE && !order.allowsCollection;
  return isRefused ? invalid('collectionNotSupported') : valid(problemType);
}
