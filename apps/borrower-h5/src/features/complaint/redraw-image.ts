export type Redrawn =
  | { readonly kind: 'ready'; readonly file: File }
  /** The browser knows the type and still cannot read this one, or cannot draw it. */
  | { readonly kind: 'unreadable' };

/** Pixels of the longer side: a screenshot of a phone stays readable. */
export const MAX_EDGE = 1600;
/** Decoding takes four bytes a pixel; a web view is killed somewhere above. */
const MAX_DECODED_PIXELS = 64_000_000;
const JPEG_QUALITY = 0.82;
/** A name may say who took a picture, and when. */
const UPLOADED_NAME = 'picture.jpg';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size to draw at: never larger, the longer side at most `MAX_EDGE`. */
export function fitted({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_EDGE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export function isDrawable({ width, height }: Size): boolean {
  return width * height <= MAX_DECODED_PIXELS;
}

/**
 * Redraws a picture before it is uploaded, smaller where it is large: what goes up is what is seen in it. Where it was
 * taken, when and with what (EXIF), and its name stay on the phone; so does a picture that cannot be drawn.
 *
 * Through an `<img>` and not `createImageBitmap`: that one decodes at full size at once, while an image knows its size
 * from its first bytes, is decoded only when it is drawn, and turned upright by its EXIF data. One at a time: the caller
 * queues.
 */
export async function redrawImage(file: File, document: Document): Promise<Redrawn> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loaded(document, url);
    if (image === null) return { kind: 'unreadable' };
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const blob = isDrawable(size) ? await drawn(document, image, fitted(size)) : null;
    return blob === null
      ? { kind: 'unreadable' }
      : { kind: 'ready', file: new File([blob], UPLOADED_NAME, { type: 'image/jpeg' }) };
  } finally {
    URL.revokeObjectURL(url);
  }
}

function loaded(document: Document, url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = document.createElement('img');
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => resolve(null));
    image.src = url;
  });
}

async function drawn(document: Document, image: HTMLImageElement, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  try {
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency: without a ground it would turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
    });
  } catch {
    return null;
  } finally {
    // WebKit counts a canvas against the page's memory until it is collected; an empty one counts nothing.
    canvas.width = 0;
    canvas.height = 0;
  }
}
