import { useEffect, useRef, useState } from 'react';

import { CrossIcon, PhotoIcon, ReplayIcon, WarningIcon } from '../icon/icon.tsx';

/** An image of an `Uploader`, in one of its three states. */
export interface UploaderItem {
  readonly id: string;
  /** The file's name, or what else to call it by. */
  readonly name: string;
  /** The chosen file, which costs no download, else the uploaded image's address. */
  readonly url?: string | undefined;
  readonly file?: Blob | undefined;
  readonly status: 'uploading' | 'failed' | 'done';
  /** How much of it has been sent, 0 to 1; undefined while unknown. */
  readonly progress?: number | undefined;
  /** Shown under the image, in the reader's language: why it failed. */
  readonly message?: string | undefined;
}

/** The names of what can be done with an image; each is given the image. */
export interface UploaderItemLabels {
  readonly preview: (item: UploaderItem) => string;
  readonly remove: (item: UploaderItem) => string;
  readonly retry: (item: UploaderItem) => string;
  readonly progress: (item: UploaderItem) => string;
}

export interface UploaderTileProps {
  readonly item: UploaderItem;
  readonly labels: UploaderItemLabels;
  readonly onPreview?: ((item: UploaderItem, src: string) => void) | undefined;
  readonly onRemove?: ((item: UploaderItem) => void) | undefined;
  readonly onRetry?: ((item: UploaderItem) => void) | undefined;
}

export function UploaderTile({ item, labels, onPreview, onRemove, onRetry }: UploaderTileProps) {
  const src = useObjectUrl(item.file) ?? item.url;
  const removal = useRef<HTMLButtonElement>(null);
  return (
    <li className="van-uploader__cell">
      <div className="van-uploader__preview">
        <Thumbnail
          key={src}
          src={src}
          alt={item.name}
          label={labels.preview(item)}
          onOpen={item.status === 'done' && src !== undefined && onPreview ? () => onPreview(item, src) : undefined}
        />
        {item.status === 'done' ? null : (
          <div className={`van-uploader__mask van-uploader__mask--${item.status}`}>
            {item.status === 'failed' ? <WarningIcon className="van-uploader__mask-icon" /> : null}
            {item.status === 'uploading' ? (
              <>
                {item.progress === undefined ? null : (
                  <span className="van-uploader__percent" aria-hidden="true">
                    {Math.round(item.progress * 100)}%
                  </span>
                )}
                <progress className="van-uploader__progress" aria-label={labels.progress(item)} value={item.progress} />
              </>
            ) : null}
          </div>
        )}
        {item.status === 'failed' && onRetry ? (
          <button
            type="button"
            className="van-uploader__retry"
            aria-label={labels.retry(item)}
            onClick={() => {
              onRetry(item);
              // This button goes with the failure; without this the focus starts over at the top of the page.
              removal.current?.focus();
            }}
          >
            <ReplayIcon />
          </button>
        ) : null}
        {onRemove ? (
          <button
            ref={removal}
            type="button"
            className="van-uploader__preview-delete"
            aria-label={labels.remove(item)}
            onClick={() => onRemove(item)}
          >
            <CrossIcon className="van-uploader__preview-delete-icon" />
          </button>
        ) : null}
      </div>
      {item.message ? (
        <div className={`van-uploader__message van-uploader__message--${item.status}`}>{item.message}</div>
      ) : null}
    </li>
  );
}

interface ThumbnailProps {
  readonly src: string | undefined;
  readonly alt: string;
  readonly label: string;
  readonly onOpen: (() => void) | undefined;
}

/** The image, or a drawing of one while it cannot be shown: HEIC files are chosen on phones and not drawn by all. */
function Thumbnail({ src, alt, label, onOpen }: ThumbnailProps) {
  const [isBroken, setIsBroken] = useState(false);
  const picture =
    src === undefined || isBroken ? (
      <span className="van-uploader__preview-image van-uploader__file" role="img" aria-label={alt}>
        <PhotoIcon className="van-uploader__file-icon" />
      </span>
    ) : (
      <img
        className="van-uploader__preview-image"
        referrerPolicy="no-referrer"
        src={src}
        alt={alt}
        onError={() => setIsBroken(true)}
      />
    );
  if (!onOpen || isBroken) return picture;
  return (
    <button type="button" className="van-uploader__open" aria-label={label} onClick={onOpen}>
      {picture}
    </button>
  );
}

/** An address for `file` to be shown under, given back when another file or no file is shown. Undefined at first. */
function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => {
      URL.revokeObjectURL(own);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
