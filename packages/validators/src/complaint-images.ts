import { COMPLAINT_IMAGE_MAX_BYTES } from './limits.ts';
import type { Validation } from './validation.ts';
import { invalid, valid } from './validation.ts';

/** The image types a complaint takes (docs/decisions/complaints-and-help.md); also the file input's `accept`. */
export const COMPLAINT_IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a picked file is not taken. The message names the file, which the caller has. */
export type ImageFileReason = 'imageTypeUnsupported' | 'imageTooLarge' | 'imageUnreadable';

/** What the rule looks at: a `File` fits. `size` in bytes. */
export type ImageFile = { readonly type: string; readonly size: number };

/** Whether a picked file is an image to upload, before anything of it is read. */
export function validateImageFile<Picked extends ImageFile>(file: Picked): Validation<Picked, ImageFileReason> {
  if (!COMPLAINT_IMAGE_TYPES.includes(file.type)) return invalid('imageTypeUnsupported');
  // iOS passes on an empty file when a photo has not come down from iCloud.
  if (file.size === 0) return invalid('imageUnreadable');
  return file.size > COMPLAINT_IMAGE_MAX_BYTES ? invalid('imageTooLarge') : valid(file);
}
