import type { Variant2Offer } from '@peace/api-client/contract/variant2/get-offer-variant2';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { Popup } from '@peace/vant-react-compat/popup';
import { useState, type ReactElement } from 'react';
import './promo-popup.css';

export interface PromoPopupProps {
  readonly open: boolean;
  readonly promo: NonNullable<Variant2Offer['promo']>;
  readonly onClose: () => void;
  /** Its button: to what is promoted, where it leads anywhere. */
  readonly onOpen: () => void;
}

/** Variant 2 promotes something over the offer: picture, words, one button, and a close icon. */
export function PromoPopup({ open, promo, onClose, onOpen }: PromoPopupProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  return (
    <Popup
      open={open}
      onClose={onClose}
      position="center"
      title={t('promoTitle')}
      closeLabel={t('promoClose')}
      className="promo-popup"
    >
      <PromoImage src={promo.image} />
      {promo.text && <p className="promo-popup__text">{promo.text}</p>}
      <Button type="primary" block onClick={onOpen}>
        {promo.buttonText || t('promoButton')}
      </Button>
    </Popup>
  );
}

/** The words carry the meaning; a picture that does not load leaves no hole. */
function PromoImage({ src }: { readonly src: string }): ReactElement | null {
  const [isBroken, setIsBroken] = useState(false);
  if (!src || isBroken) return null;
  return (
    <img
      className="promo-popup__image"
      referrerPolicy="no-referrer"
      src={src}
      alt=""
      onError={() => setIsBroken(true)}
    />
  );
}
