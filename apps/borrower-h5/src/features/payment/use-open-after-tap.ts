import { useLocale } from '@peace/i18n/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isPayNow } from './pay-now.ts';

/**
 * Opens the sheet of channels after such a tap, as soon as it is known what is due; where that cannot be paid at once, the page says why
 * instead. The entry forgets the tap, so that a reload, or a step back, opens nothing. In the specification's wording the button opens it.
 *
 * @param isKnown what is due was read, or could not be
 */
export function useOpenAfterTap(isKnown: boolean, mayPay: boolean, open: () => void): void {
  const { locale } = useLocale();
  const location = useLocation();
  const navigate = useNavigate();
  // Only after the mount, by when the record of a payment is known.
  const [isTapped, setTapped] = useState(false);

  useEffect(() => {
    if (!isPayNow(location.state)) return;
    setTapped(true);
    void navigate(location, { replace: true });
  }, [location, navigate]);

  useEffect(() => {
    if (!isTapped || !isKnown) return;
    setTapped(false);
    if (mayPay && locale !== 'original') open();
  }, [isTapped, isKnown, mayPay, locale, open]);
}
