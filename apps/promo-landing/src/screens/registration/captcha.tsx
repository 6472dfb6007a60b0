import { phoneText } from '@peace/company/phone-text';
import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { ArrowDownIcon, ReplayIcon } from '@peace/vant-react-compat/icon';
import { Spinner } from '@peace/vant-react-compat/loading';
import type { CaptchaImage } from './use-captcha.ts';
import './registration.css';

export interface CaptchaButtonProps {
  readonly image: CaptchaImage;
  readonly onRefresh: () => void;
  readonly onLoad: () => void;
  readonly onError: () => void;
}

/** The captcha's image; a tap draws another one. Its size is the same in every state, so nothing moves. */
export function CaptchaButton({ image, onRefresh, onLoad, onError }: CaptchaButtonProps) {
  const t = useMessages(promoMessages);
  const src = image.kind === 'loading' || image.kind === 'shown' ? image.src : null;
  const isLoading = image.kind === 'loading';
  return (
    <>
      <button
        type="button"
        className={image.kind === 'shown' ? 'promo-captcha promo-captcha--drawn' : 'promo-captcha'}
        onClick={onRefresh}
        aria-busy={isLoading || undefined}
      >
        {src !== null && (
          <img
            key={src}
            className={isLoading ? 'promo-captcha__image promo-captcha__image--loading' : 'promo-captcha__image'}
            src={src}
            alt={isLoading ? '' : t('captchaImage')}
            onLoad={onLoad}
            onError={onError}
          />
        )}
        {isLoading && <Spinner />}
        {image.kind === 'shown' ? (
          <>
            <span className="promo-captcha__again">
              <ReplayIcon />
            </span>
            <span className="van-visually-hidden">{t('anotherImage')}</span>
          </>
        ) : (
          <span className={isLoading ? 'van-visually-hidden' : undefined}>{t('showImage')}</span>
        )}
      </button>
      <span role="status" className="van-visually-hidden">
        {isLoading ? t('imageLoading') : image.kind === 'failed' ? image.message || t('imageFailed') : ''}
      </span>
    </>
  );
}

/** Contacts for visitors who cannot read the picture. */
export interface HelpContact {
  readonly phone: string;
  readonly email: string;
}

/** Alternatives to the captcha: a new picture, or customer service. A `<details>`, so it works without a script. */
export function CaptchaHelp({ contact, onRefresh }: { readonly contact: HelpContact; readonly onRefresh: () => void }) {
  const t = useMessages(promoMessages);
  return (
    <details className="promo-help">
      <summary>
        {t('captchaHelp')}
        <ArrowDownIcon />
      </summary>
      <p>
        <button type="button" className="promo-link" onClick={onRefresh}>
          {t('newPicture')}
        </button>
      </p>
      <p>{t('captchaHelpContact')}</p>
      <p className="promo-help__contacts">
        <a href={`tel:${contact.phone}`}>{phoneText(contact.phone)}</a>
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </details>
  );
}
