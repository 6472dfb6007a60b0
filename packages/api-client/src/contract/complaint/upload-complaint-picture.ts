import { instance, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { requiredUrl } from '../wire-addresses.ts';

/** Uploads one picture of a complaint; its URL goes into `fileComplaint`. A `File` keeps its name. */
export const uploadComplaintPicture = defineEndpoint({
  name: 'uploadComplaintPicture',
  path: '/user-problem/upload-problem-img',
  effect: 'write',
  envelope: 'str00',
  body: 'multipart',
  payload: pipe(
    object({ image: instance(Blob) }),
    transform(({ image }) => ({ problemImage: image })),
  ),
  data: wireObject({ url: requiredUrl }),
});
