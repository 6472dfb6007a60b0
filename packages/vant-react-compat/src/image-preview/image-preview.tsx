import { useEffect, useRef, useState, type ComponentProps, type ReactElement } from 'react';

import { CrossIcon, MinusIcon, PlusIcon } from '../icon/icon.tsx';
import { Modal } from '../modal/modal.tsx';
import './image-preview.css';

export interface PreviewedImage {
  readonly src: string;
  readonly alt: string;
}

/** A picture that is drawn by the page itself, with its colors. */
export interface PreviewedDrawing {
  readonly Drawing: (props: ComponentProps<'svg'>) => ReactElement;
  readonly alt: string;
}

export interface ImagePreviewLabels {
  readonly close: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
}

export interface ImagePreviewProps {
  /** The enlarged image; undefined if there is none. */
  readonly image: PreviewedImage | PreviewedDrawing | undefined;
  readonly labels: ImagePreviewLabels;
  /** Asked for by a tap on the image or beside it, by the close button, or by Escape. */
  readonly onClose: () => void;
}

/** Zoomed all the way, the image is this many screens wide. */
const MAX_ZOOM = 3;

/** Vant's image preview: a tap closes it, the buttons zoom and scrolling pans; pinching zooms as on any page. */
export function ImagePreview({ image, labels, onClose }: ImagePreviewProps) {
  return (
    <Modal open={image !== undefined} onClose={onClose} label={image?.alt} className="van-image-preview">
      {image ? <Viewer image={image} labels={labels} onClose={onClose} /> : null}
    </Modal>
  );
}

function Viewer({ image, labels, onClose }: ImagePreviewProps & { readonly image: PreviewedImage | PreviewedDrawing }) {
  const pan = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useEffect(() => {
    const area = pan.current;
    if (!area) return;
    // The middle of the image is in the middle of the screen, as it was before the zoom.
    area.scrollTo((area.scrollWidth - area.clientWidth) / 2, (area.scrollHeight - area.clientHeight) / 2);
  }, [zoom]);
  const shown = { className: 'van-image-preview__image', 'data-zoom': zoom };
  return (
    <>
      <div className="van-image-preview__toolbar">
        <button type="button" aria-label={labels.close} className="van-image-preview__button" onClick={onClose}>
          <CrossIcon />
        </button>
        <button
          type="button"
          aria-label={labels.zoomOut}
          className="van-image-preview__button"
          disabled={zoom === 1}
          onClick={() => setZoom(zoom - 1)}
        >
          <MinusIcon />
        </button>
        <button
          type="button"
          aria-label={labels.zoomIn}
          className="van-image-preview__button"
          disabled={zoom === MAX_ZOOM}
          onClick={() => setZoom(zoom + 1)}
        >
          <PlusIcon />
        </button>
      </div>
      {/* The keyboard scrolls it and closes it by Escape; the tap is a second way to what the close button does. */}
      <div ref={pan} className="van-image-preview__pan" tabIndex={0} onClick={onClose}>
        {'src' in image ? (
          <img {...shown} referrerPolicy="no-referrer" src={image.src} alt={image.alt} />
        ) : (
          <image.Drawing {...shown} role="img" aria-label={image.alt} aria-hidden={undefined} />
        )}
      </div>
    </>
  );
}

export interface EnlargeableImageProps extends PreviewedImage {
  /** Name of the button the image is: 'Enlarge: step 1'. */
  readonly enlargeLabel: string;
  readonly labels: ImagePreviewLabels;
  readonly className?: string | undefined;
}

/** Tapping the image enlarges it; tapping it again closes it. */
export function EnlargeableImage({ enlargeLabel, labels, src, alt, className }: EnlargeableImageProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`van-image-preview__thumb${className ? ` ${className}` : ''}`}
        aria-label={enlargeLabel}
        aria-haspopup="dialog"
        // It opens something, so a tap that comes before its handler may be replayed.
        data-replay
        onClick={() => setIsOpen(true)}
      >
        <img referrerPolicy="no-referrer" src={src} alt={alt} loading="lazy" decoding="async" />
      </button>
      <ImagePreview image={isOpen ? { src, alt } : undefined} labels={labels} onClose={() => setIsOpen(false)} />
    </>
  );
}
