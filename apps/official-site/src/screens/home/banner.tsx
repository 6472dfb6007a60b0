import { figures } from '@peace/company/loan-facts';
import { siteHighlightsMessages } from '@peace/i18n/messages/site-highlights';
import { useMessages } from '@peace/i18n/react';
import { CAROUSEL_INTERVAL_MS } from '@peace/validators';
import { Swipe } from '@peace/vant-react-compat/swipe';
import '#shared/page.css';
import './home-screen.css';

/** A scene with its words. */
const slides = [
  { id: 'fare', title: 'slideSpeedTitle', text: 'slideSpeedText' },
  { id: 'stock', title: 'slideTermTitle', text: 'slideTermText' },
  { id: 'school', title: 'slideCostTitle', text: 'slideCostText' },
] as const;

export type ScenePictures = Readonly<Record<(typeof slides)[number]['id'], string>>;

/** The banner: three scenes, the next one every 3 s (spec §9). It can be paused, swiped, and is still when motion is unwanted. */
export function Banner({ scenes }: { readonly scenes: ScenePictures }) {
  const t = useMessages(siteHighlightsMessages);
  return (
    <div className="banner band">
      <div className="page-width">
        <Swipe
          label={t('banner')}
          autoplay={CAROUSEL_INTERVAL_MS}
          pauseLabel={t('pause')}
          playLabel={t('play')}
          slides={slides.map(({ id, title, text }) => ({
            id,
            label: t(title, figures),
            content: (
              <div className="banner-slide">
                <img src={scenes[id]} width="640" height="320" alt="" loading="lazy" />
                <div>
                  <p className="banner-title">{t(title, figures)}</p>
                  <p className="quiet">{t(text, figures)}</p>
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </div>
  );
}
