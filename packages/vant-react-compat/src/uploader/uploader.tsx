import { useEffect, useRef, type ChangeEvent } from 'react';

import { PhotoIcon } from '../icon/icon.tsx';
import { UploaderTile, type UploaderItem, type UploaderItemLabels } from './uploader-tile.tsx';
import './uploader.css';

export type { UploaderItem, UploaderItemLabels } from './uploader-tile.tsx';

/** Images chosen by the person; choosing, showing and asking are the uploader's part, sending them is the app's. */
export interface UploaderProps {
  /** The purpose of the images; names the list. */
  readonly label: string;
  /** Name of the button that adds images. */
  readonly addLabel: string;
  readonly items: readonly UploaderItem[];
  readonly labels: UploaderItemLabels;
  /** Nothing can be added from this many on. */
  readonly maxCount: number;
  /** Media types as in `<input accept>`. */
  readonly accept: string;
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Every file that was chosen, also more than `maxCount` has room for: only the app knows which of them it takes. */
  readonly onAdd: (files: File[]) => void;
  readonly onRemove: (item: UploaderItem) => void;
  readonly onRetry: (item: UploaderItem) => void;
  /** An uploaded image was tapped; `src` is the address it is shown under. */
  readonly onPreview?: ((item: UploaderItem, src: string) => void) | undefined;
}

/** Vant's uploader: a grid of images and, while there is room, a native file input in the shape of one more. */
export function Uploader({ items, label, labels, maxCount, disabled, onAdd, onRemove, ...rest }: UploaderProps) {
  const input = useRef<HTMLInputElement>(null);
  const hasRemoved = useRef(false);
  const hasRoom = items.length < maxCount;

  useEffect(() => {
    // Choosing nothing sends `cancel`, which bubbles: a dialog around would take it for its own and close.
    const stop = (event: Event) => event.stopPropagation();
    const element = input.current;
    element?.addEventListener('cancel', stop);
    return () => element?.removeEventListener('cancel', stop);
  }, [hasRoom]);

  useEffect(() => {
    // The button that was pressed is gone with its image; without this the focus starts over at the top of the page.
    if (hasRemoved.current) input.current?.focus();
    hasRemoved.current = false;
  }, [items.length]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = Array.from(event.currentTarget.files ?? []);
    // So that the same file can be chosen again after it was removed.
    event.currentTarget.value = '';
    if (files.length > 0) onAdd(files);
  };
  const remove = (item: UploaderItem) => {
    hasRemoved.current = true;
    onRemove(item);
  };

  return (
    <ul className="van-uploader van-uploader__wrapper" aria-label={label}>
      {items.map((item) => (
        <UploaderTile
          key={item.id}
          item={item}
          labels={labels}
          onPreview={rest.onPreview}
          onRemove={disabled ? undefined : remove}
          onRetry={disabled ? undefined : rest.onRetry}
        />
      ))}
      {hasRoom ? (
        <li className="van-uploader__cell van-uploader__input-wrapper">
          <label className={`van-uploader__upload${disabled ? ' van-uploader__upload--disabled' : ''}`}>
            <input
              ref={input}
              type="file"
              className="van-uploader__input"
              aria-label={rest.addLabel}
              accept={rest.accept}
              multiple={rest.multiple}
              disabled={disabled}
              onChange={onChange}
            />
            <PhotoIcon className="van-uploader__upload-icon" />
            <span className="van-uploader__upload-text">
              {items.length}/{maxCount}
            </span>
          </label>
        </li>
      ) : null}
    </ul>
  );
}
