import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { Platform } from '@peace/web-platform/platform';
import { places } from '#shared/views.ts';
import { StoreLinks, type Store } from './store-links.tsx';
import './get-app.css';

export interface GetAppProps {
  readonly company: Pick<Company, 'appStoreUrl' | 'playStoreUrl'>;
  readonly qrCode: string;
  /** The visitor's device; `other` also where no script has looked. */
  readonly platform: Platform;
  /** A store was chosen; its link opens it. */
  readonly onOpenStore: (store: Store) => void;
}

const stores = { ios: 'appStore', android: 'playStore', other: null } as const;

/**
 * The way to the app. On a phone one button opens its store, or leads to both at the end of the page. On a computer a QR code leads to
 * the phone. The stylesheet decides by the pointer, so it works without a script; the code is loaded only where it is shown.
 */
export function GetApp({ company, qrCode, platform, onOpenStore }: GetAppProps) {
  const t = useMessages(officialSiteMessages);
  const store = stores[platform];
  return (
    <div className="get-app">
      <img className="get-app-code" src={qrCode} width="116" height="116" alt={t('scanPicture')} loading="lazy" />
      <div className="get-app-text">
        <p className="get-app-title">{t('scan')}</p>
        <p className="get-app-hint">{t('scanText')}</p>
      </div>
      <ButtonLink
        className="get-app-button"
        type="primary"
        size="large"
        href={store === null ? `#${places.app}` : company[`${store}Url`]}
        onClick={() => store !== null && onOpenStore(store)}
      >
        {t('app')}
      </ButtonLink>
      <StoreLinks company={company} onOpen={onOpenStore} />
    </div>
  );
}
