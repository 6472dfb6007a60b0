import { statisticsMessages } from '@peace/i18n/messages/statistics';
import { useMessages } from '@peace/i18n/react';
import { ACTION_SETTLES_MS, Button } from '@peace/vant-react-compat/button';
import { useId, type ReactElement } from 'react';

import './consent-banner.css';

export interface ConsentBannerProps {
  readonly privacyHref: string;
  /** The answer is about visits, or about the steps of a page whose visits are counted anyway. Default visits. */
  readonly counted?: 'visits' | 'steps';
  readonly onAnswer: (consent: 'granted' | 'refused') => void;
}

/**
 * Tells the stylesheet the banner's height, so that what takes the focus is scrolled above it, not under it; when the banner is too
 * tall to stick; and that it has just come.
 */
function attach(banner: HTMLElement) {
  const page = banner.ownerDocument.documentElement;
  // A tap that comes sooner was meant for what the banner has just covered, and goes there.
  banner.setAttribute('data-settling', '');
  const settled = setTimeout(() => banner.removeAttribute('data-settling'), ACTION_SETTLES_MS);
  const sizes = new ResizeObserver(() => {
    const height = banner.offsetHeight;
    const isTall = height > page.clientHeight / 2;
    banner.toggleAttribute('data-tall', isTall);
    page.style.setProperty('--peace-consent', isTall ? 'auto' : `${height}px`);
  });
  sizes.observe(banner);
  return () => {
    clearTimeout(settled);
    sizes.disconnect();
    page.style.removeProperty('--peace-consent');
  };
}

/**
 * Asks whether the visit may be counted. Both answers are one tap and look alike. It is no dialog and takes no focus: the page
 * can be used without an answer. Put it last on the page: it sticks to the lower edge and covers nothing at the end.
 */
export function ConsentBanner({ privacyHref, counted = 'visits', onAnswer }: ConsentBannerProps): ReactElement {
  const t = useMessages(statisticsMessages);
  const title = useId();
  return (
    <section ref={attach} className="peace-consent" aria-labelledby={title}>
      <div className="peace-consent__inside">
        <div className="peace-consent__words">
          <h2 id={title}>{t(counted === 'steps' ? 'stepsQuestion' : 'question')}</h2>{' '}
          <p>
            {t(counted === 'steps' ? 'stepsWhat' : 'what')} <a href={privacyHref}>{t('privacyPolicy')}</a>
          </p>
        </div>
        <div className="peace-consent__answers">
          <Button onClick={() => onAnswer('refused')}>{t('refuse')}</Button>
          <Button onClick={() => onAnswer('granted')}>{t('allow')}</Button>
        </div>
      </div>
    </section>
  );
}
