import { answerLostPauses, underWayPauses } from '@peace/attempt';
import type { ApiError } from '@peace/api-client';
import * as v from 'valibot';
import { attemptFamily, attemptItem } from '#shared/state/attempt-family.ts';

const ratingRequest = v.object({ score: v.picklist([1, 2, 3, 4, 5]) });

/** Rating how a complaint was handled. */
export interface RatingAttempt {
  readonly request: v.InferOutput<typeof ratingRequest>;
  readonly answer: null;
  readonly evidence: null;
  readonly refusal: ApiError;
}

const item = attemptItem({
  key: 'complaint-rating',
  request: ratingRequest,
});

/** The rating of each complaint. */
export const ratingAttempts = attemptFamily<RatingAttempt>(item, {
  acceptance: 'final',
  pauses: { answerLost: answerLostPauses, underWay: underWayPauses },
  verifiesRefusals: false,
  repeatsUnread: false,
  isSameRequest: (a, b) => a.score === b.score,
});
