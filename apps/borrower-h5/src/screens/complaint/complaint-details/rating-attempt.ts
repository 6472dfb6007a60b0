import { object, picklist, type InferOutput } from 'valibot';
import { attemptFamily, attemptItem, finalWrite, type FinalWrite } from '#shared/state/attempt-family.ts';

const ratingRequest = object({ score: picklist([1, 2, 3, 4, 5]) });

/** Rating how a complaint was handled. */
export type RatingAttempt = FinalWrite<InferOutput<typeof ratingRequest>>;

const item = attemptItem({ key: 'complaint-rating', request: ratingRequest });

/** The rating of each complaint. */
export const ratingAttempts = attemptFamily<RatingAttempt>(item, {
  ...finalWrite,
  allowRetryWhenUnverified: false,
  isSameRequest: (a, b) => a.score === b.score,
});
