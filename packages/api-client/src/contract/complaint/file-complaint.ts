import { array, nonEmpty, object, optional, pipe, string, transform, trim } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { requiredId } from '../payload-values.ts';
import { ignored } from '../wire-values.ts';

/** Files a complaint. Its length and number of pictures are the form's to limit. */
export const fileComplaint = defineEndpoint({
  name: 'fileComplaint',
  path: '/user-problem/problem-save',
  effect: 'write',
  needsSession: true,
  isIdempotent: true,
  payload: pipe(
    object({
      problemType: requiredId,
      /** Empty unless the type has sub-types. */
      problemSonType: optional(string(), ''),
      problemDetail: pipe(string(), trim(), nonEmpty()),
      /** URLs that `uploadComplaintPicture` answered. */
      problemImages: array(string()),
      /** The order's id, under another name than elsewhere. */
      orderNo: requiredId,
    }),
    transform(({ problemImages, ...fields }) => ({
      ...fields,
      // A comma inside a URL would read as two pictures.
      problemImage: problemImages.map((url) => url.replaceAll(',', '%2C')).join(','),
    })),
  ),
  data: ignored,
});
