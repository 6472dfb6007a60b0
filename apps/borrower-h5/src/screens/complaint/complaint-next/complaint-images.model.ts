import type { ApiError } from '@peace/api-client';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';

export interface ComplaintImage {
  readonly id: string;
  /** Unique among the complaint's pictures (`namesOf`): a camera calls all of its own `image.jpg`. */
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
  | { readonly kind: 'added'; readonly id: string; readonly name: string; readonly file: File }
  | { readonly kind: 'progressed'; readonly id: string; readonly progress: number }
  | { readonly kind: 'uploaded'; readonly id: string; readonly url: string }
  | { readonly kind: 'failed'; readonly id: string; readonly error: ApiError }
  | { readonly kind: 'retried'; readonly id: string }
  | { readonly kind: 'removed'; readonly id: string };

/** The pictures after an event; one about a picture that was removed meanwhile changes nothing. */
export function imagesAfter(images: readonly ComplaintImage[], event: ImageEvent): readonly ComplaintImage[] {
  switch (event.kind) {
    case 'added':
      return [...images, { id: event.id, name: event.name, file: event.file, status: 'uploading' }];
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

/** Unique names beside the existing pictures: `image.jpg`, `image (2).jpg` … */
export function namesOf(files: readonly File[], images: readonly ComplaintImage[]): readonly string[] {
  const taken = new Set(images.map(({ name }) => name));
  return files.map((file) => {
    const [, stem = file.name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(file.name) ?? [];
    let name = file.name;
    for (let number = 2; taken.has(name); number += 1) name = `${stem} (${number})${ending}`;
    taken.add(name);
    return name;
  });
}

/** A draft's pictures. Two may have one address, so it is not what they are told apart by. */
export function imagesOf(draft: ComplaintDraft | null): readonly ComplaintImage[] {
  return (draft?.images ?? []).map((image, index) => ({ ...image, id: `draft-${index}`, status: 'done' }));
}

/**
 * The pictures' part of a draft: the uploaded ones, and the names of the others.
 *
 * @param lost names of those that were not uploaded at an earlier visit
 */
export function toDraftImages(
  images: readonly ComplaintImage[],
  lost: readonly string[] = [],
): Pick<ComplaintDraft, 'images' | 'unfinished'> {
  return {
    images: images.flatMap(({ name, url }) => (url === undefined ? [] : [{ name, url }])),
    unfinished: [...lost, ...images.flatMap(({ name, url }) => (url === undefined ? [name] : []))],
  };
}
