import type { Company } from '@peace/company';
import { officialSiteMessages } from '@peace/i18n/messages/official-site';
import { useMessages } from '@peace/i18n/react';
import { StoreLinks, type Store } from './store-links.tsx';
import './get-app.css';

/** What leads to the app. */
export interface GetAppProps {
  readonly company: Pick<Company, 'appStoreUrl' | 'playStoreUrl'>;
  readonly qrCode: string;
  /** A store was chosen; its link opens it. */
  readonly onOpenStore: (store: Store) => void;
}

/**
 * The way to the app: the two stores on a phone, a QR code on a computer. The stylesheet decides by the pointer, so it works
 * without a script; the code is loaded only where it is shown.
 */
export function GetApp({ company, qrCode, onOpenStore }: GetAppProps) {
  const t = useMessages(officialSiteMessages);
  return (
    <div className="get-app">
      <img className="get-app-code" src={qrCode} width="116" height="116" alt={t('scanPicture')} loading="lazy" />
      <div className="get-app-text">
        <p className="get-app-title">{t('scan')}</p>
        <p className="get-app-hint">{t('scanText')}</p>
      </div>
      <StoreLinks company={company} onOpen={onOpenStore} />
    </div>
  );
}
