import { type InferOutput, object, pipe, transform, union } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredId } from '../payload-values.ts';
import { id, isNotZero, text } from '../wire-values.ts';
import { imageUrls } from '../wire-addresses.ts';

const detail = pipe(
  wireObject({
    type: text,
    sonType: text,
    problemId: id,
    content: text,
    images: imageUrls,
    /** Customer service's answer, with its pictures. */
    disposeDetail: text,
    disposeImages: imageUrls,
    /** Not 0: ask for a score. */
    isNeedScore: isNotZero(false),
  }),
  transform((wire) => ({
    problemId: wire.problemId,
    type: wire.type,
    subType: wire.sonType,
    content: wire.content,
    images: wire.images,
    answer: wire.disposeDetail,
    answerImages: wire.disposeImages,
    needsScore: wire.isNeedScore,
  })),
);

/** One complaint and its answer: the data itself, or a `detail` in it. */
export const getComplaint = defineEndpoint({
  name: 'getComplaint',
  path: '/user-problem/problem-detail',
  effect: 'read',
  needsSession: true,
  payload: object({ problemId: requiredId }),
  data: union([
    detail,
    pipe(
      wireObject({ detail }),
      transform((wire) => wire.detail),
    ),
  ]),
});

export type ComplaintDetails = InferOutput<typeof detail>;
