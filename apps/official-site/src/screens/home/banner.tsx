import { siteHighlightsMessages } from '@peace/i18n/messages/site-highlights';
import { useMessages } from '@peace/i18n/react';
import { CAROUSEL_INTERVAL_MS } from '@peace/validators';
import { Swipe } from '@peace/vant-react-compat/swipe';
import type { ReactElement } from 'react';
import { figures } from '@peace/company/loan-facts';
import { AccountDrawing, StatementDrawing, TermDrawing } from './drawings.tsx';
import '#shared/page.css';
import './banner.css';

const slides = [
  { id: 'cost', title: 'slideCostTitle', text: 'slideCostText', Drawing: StatementDrawing },
  { id: 'term', title: 'slideTermTitle', text: 'slideTermText', Drawing: TermDrawing },
  { id: 'speed', title: 'slideSpeedTitle', text: 'slideSpeedText', Drawing: AccountDrawing },
] as const satisfies readonly { Drawing: () => ReactElement; [name: string]: unknown }[];

/** The banner: three slides, the next one every 3 s (spec §9). It can be paused, swiped, and is still when motion is unwanted. */
export function Banner() {
  const t = useMessages(siteHighlightsMessages);
  return (
    <div className="banner card">
      <Swipe
        label={t('banner')}
        autoplay={CAROUSEL_INTERVAL_MS}
        pauseLabel={t('pause')}
        playLabel={t('play')}
        slides={slides.map(({ id, title, text, Drawing }) => ({
          id,
          label: t(title, figures),
          content: (
            <div className="banner-slide">
              <Drawing />
              <p className="banner-title">{t(title, figures)}</p>
              <p className="quiet">{t(text, figures)}</p>
            </div>
          ),
        }))}
      />
    </div>
  );
}
