import { receiptMessages } from '@peace/i18n/messages/receipt';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import './receipt-sheet.css';

/** The picture of a receipt. Once it could not be shared it is there, for a long press. */
export type PictureState =
  | { readonly kind: 'making' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'shown'; readonly url: string; readonly isSaving: boolean }
  | { readonly kind: 'impossible' };

export interface ReceiptPictureProps {
  readonly picture: PictureState;
  /** What the picture says. */
  readonly alt: string;
  readonly onShare: () => void;
}

/** The button that shares the picture; the picture itself where that is not possible, and the focus is on it then. */
export function ReceiptPicture({ picture, alt, onShare }: ReceiptPictureProps): ReactElement {
  const t = useMessages(receiptMessages);
  return (
    <>
      {(picture.kind !== 'shown' || picture.isSaving) && (
        <Button
          plain
          block
          loading={picture.kind === 'making'}
          loadingText={t('makingPicture')}
          disabled={picture.kind === 'impossible'}
          onClick={onShare}
        >
          {t('sharePicture')}
        </Button>
      )}
      <div role="status">
        {picture.kind === 'impossible' && <p className="receipt__hint">{t('noPicture')}</p>}
        {picture.kind === 'shown' && (
          <p className="receipt__hint">{t(picture.isSaving ? 'pictureSaved' : 'pressToSave')}</p>
        )}
      </div>
      {picture.kind === 'shown' && (
        <img
          className="receipt__picture"
          src={picture.url}
          alt={alt}
          tabIndex={-1}
          onLoad={({ currentTarget }) => {
            // Its button is gone where it does nothing.
            if (!picture.isSaving) currentTarget.focus({ preventScroll: true });
            currentTarget.scrollIntoView({ block: 'end' });
          }}
        />
      )}
    </>
  );
}
