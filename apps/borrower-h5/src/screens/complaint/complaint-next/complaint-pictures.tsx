import type { ApiError } from '@peace/api-client';
import { imageAddress } from '@peace/validators/safe-url';
import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { validationMessages } from '@peace/i18n/messages/validation';
import { useMessages } from '@peace/i18n/react';
import { Card } from '@peace/ui-kit/card';
import { ImagePreview, type PreviewedImage } from '@peace/vant-react-compat/image-preview';
import { Uploader, type UploaderItem } from '@peace/vant-react-compat/uploader';
import { COMPLAINT_IMAGE_TYPES, COMPLAINT_IMAGES_MAX } from '@peace/validators';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Announcement } from '#features/complaint/announcement.tsx';
import type { ComplaintImage } from './complaint-images.model.ts';
import type { SendProblem } from './complaint-next.model.ts';
import type { RefusedFile } from './use-complaint-images.ts';
import { WarningIcon } from '@peace/vant-react-compat/icon';
import './complaint-form.css';

export interface ComplaintPictureEvents {
  readonly addPictures: (files: readonly File[]) => void;
  readonly removePicture: (id: string) => void;
  readonly retryUpload: (id: string) => void;
}

export interface ComplaintPicturesProps {
  readonly title: string;
  readonly images: readonly ComplaintImage[];
  readonly refused: readonly RefusedFile[];
  readonly beyond: readonly string[];
  /** Names of pictures that were on their way when the page was closed. */
  readonly lost: readonly string[];
  readonly problem: SendProblem | undefined;
  readonly isLocked: boolean;
  readonly errorWording: (error: ApiError) => string;
  readonly events: ComplaintPictureEvents;
}

/** Up to nine pictures, each with its progress, and what is wrong with those that were not taken. */
export function ComplaintPictures(props: ComplaintPicturesProps): ReactElement {
  const { title, images, refused, beyond, lost, problem, isLocked, errorWording, events } = props;
  const t = useMessages(complaintMessages);
  const common = useMessages(commonMessages);
  const rule = useMessages(validationMessages);
  const [preview, setPreview] = useState<PreviewedImage>();
  const messages = [
    ...images.flatMap(({ name, error }) => {
      if (!error) return [];
      const isTooLarge = error.kind === 'http' && error.status === 413;
      return [isTooLarge ? rule('imageTooLargeToSend', { name }) : `${name}: ${errorWording(error)}`];
    }),
    ...refused.map(({ name, reason }) => rule(reason, { name })),
    ...(beyond.length > 0 ? [rule('imagesFull', { max: COMPLAINT_IMAGES_MAX, names: beyond.join(', ') })] : []),
    ...(lost.length > 0 ? [t('picturesLost', { names: lost.join(', ') })] : []),
    ...(problem === 'picturesUploading' || problem === 'picturesFailed' ? [t(problem)] : []),
  ];
  const items = images.map((image): UploaderItem => {
    const { id, name, file, url, status, progress } = image;
    const shownUrl = imageAddress(url ?? null) ?? undefined;
    return { id, name, file, url: shownUrl, status, progress };
  });
  return (
    <Card title={title}>
      <Uploader
        label={title}
        addLabel={t('addPicture')}
        items={items}
        labels={{
          preview: ({ name }) => t('previewPicture', { name }),
          remove: ({ name }) => t('removePicture', { name }),
          retry: ({ name }) => t('retryPicture', { name }),
          progress: ({ name }) => t('pictureProgress', { name }),
        }}
        maxCount={COMPLAINT_IMAGES_MAX}
        accept={COMPLAINT_IMAGE_TYPES.join(',')}
        multiple
        disabled={isLocked}
        onAdd={events.addPictures}
        onRemove={({ id }) => events.removePicture(id)}
        onRetry={({ id }) => events.retryUpload(id)}
        onPreview={({ name }, src) => setPreview({ src, alt: name })}
      />
      <Announcement>
        {messages.map((message) => (
          <FormWarning key={message}>{message}</FormWarning>
        ))}
      </Announcement>
      <ImagePreview
        image={preview}
        labels={{ close: common('close'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
        onClose={() => setPreview(undefined)}
      />
    </Card>
  );
}

/** One thing that is not right yet, at the part of the form that it is about. */
export function FormWarning({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <p className="complaint-form__warning">
      <WarningIcon className="complaint-form__warning-icon" />
      <span>{children}</span>
    </p>
  );
}
