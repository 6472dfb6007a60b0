import type { ApiError } from '@peace/api-client';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';

export interface ComplaintImage {
  readonly id: string;
  /** Unique among the complaint's pictures: a camera calls all of its own `image.jpg`. */
  readonly name: string;
  /** As it was chosen; a picture of an earlier visit has only its address. */
  readonly file?: File | undefined;
  readonly url?: string | undefined;
  readonly status: 'uploading' | 'failed' | 'done';
  /** 0 to 1; undefined while it waits in the queue. */
  readonly progress?: number | undefined;
  readonly error?: ApiError | undefined;
}

export type ImageEvent =
  | { readonly kind: 'added'; readonly id: string; readonly file: File }
  | { readonly kind: 'progressed'; readonly id: string; readonly progress: number }
  | { readonly kind: 'uploaded'; readonly id: string; readonly url: string }
  | { readonly kind: 'failed'; readonly id: string; readonly error: ApiError }
  | { readonly kind: 'retried'; readonly id: string }
  | { readonly kind: 'removed'; readonly id: string };

/** The pictures after an event; one about a picture that was removed meanwhile changes nothing. */
export function imagesAfter(images: readonly ComplaintImage[], event: ImageEvent): readonly ComplaintImage[] {
  switch (event.kind) {
    case 'added': {
      const name = uniqueName(event.file.name, images);
      return [...images, { id: event.id, name, file: event.file, status: 'uploading' }];
    }
    case 'removed':
      return images.filter(({ id }) => id !== event.id);
    case 'progressed':
      return change(images, event.id, { progress: event.progress });
    case 'uploaded':
      return change(images, event.id, { status: 'done', url: event.url, progress: undefined });
    case 'failed':
      return change(images, event.id, { status: 'failed', error: event.error });
    case 'retried':
      return change(images, event.id, { status: 'uploading', progress: undefined, error: undefined });
  }
}

function change(images: readonly ComplaintImage[], changed: string, to: Partial<ComplaintImage>): ComplaintImage[] {
  return images.map((image) => (image.id === changed ? { ...image, ...to } : image));
}

/** `image.jpg`, `image (2).jpg` … */
function uniqueName(name: string, images: readonly ComplaintImage[]): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  const isTaken = (wanted: string) => images.some((image) => image.name === wanted);
  let unique = name;
  for (let number = 2; isTaken(unique); number += 1) unique = `${stem} (${number})${ending}`;
  return unique;
}

export function imagesOf(draft: ComplaintDraft | null): readonly ComplaintImage[] {
  return (draft?.images ?? []).map((image) => ({ ...image, id: image.url, status: 'done' }));
}

/** What of the pictures outlives the page: the uploaded ones, and the names of the others. */
export function toDraftImages(images: readonly ComplaintImage[]): Pick<ComplaintDraft, 'images' | 'unfinished'> {
  return {
    images: images.flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }])),
    unfinished: images.flatMap(({ name, url }) => (url === undefined ? [name] : [])),
  };
}
