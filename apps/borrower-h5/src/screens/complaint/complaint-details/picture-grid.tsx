import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { EnlargeableImage } from '@peace/vant-react-compat/image-preview';
import type { ReactElement } from 'react';
import './complaint-details.css';

export interface PictureGridProps {
  /** Addresses, as the server sent them. */
  readonly images: readonly string[];
  /** What a picture is called, by its number from 1. */
  readonly name: (number: number) => string;
}

/** Pictures that enlarge when tapped; nothing where there are none. */
export function PictureGrid({ images, name }: PictureGridProps): ReactElement | null {
  const t = useMessages(complaintMessages);
  const common = useMessages(commonMessages);
  if (images.length === 0) return null;
  return (
    <ul className="complaint-details__pictures">
      {images.map((src, index) => (
        <li key={src}>
          <EnlargeableImage
            src={src}
            alt={name(index + 1)}
            enlargeLabel={t('enlargePicture', { number: index + 1 })}
            labels={{ close: common('close'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
            className="complaint-details__picture"
          />
        </li>
      ))}
    </ul>
  );
}
