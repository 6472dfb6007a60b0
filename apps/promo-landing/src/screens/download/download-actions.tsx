import { promoMessages } from '@peace/i18n/messages/promo';
import { useMessages } from '@peace/i18n/react';
import { ButtonLink } from '@peace/vant-react-compat/button';
import type { Store, StoreLink } from '#features/company/store-links.ts';
import { QrCode } from './qr-code.tsx';
import './download.css';

export interface DownloadActionsProps {
  /** On a phone the visitor's own store first; on a computer both are alike. */
  readonly links: readonly [StoreLink, StoreLink];
  /** On a phone, the link that opens the installed app. */
  readonly appHref: string | null;
  /** Whether the visitor is thought to have the app: then opening it comes first. */
  readonly isAppLikely: boolean;
  /** The app was asked to open: the store is offered where it did not. */
  readonly isAppAsked: boolean;
  /** On a computer, the address of this page for the visitor's phone. */
  readonly qrText: string | null;
  readonly onOpenApp: () => void;
  readonly onOpenStore: (store: Store) => void;
}

/** The ways to the app: by its scheme, by the visitor's own store, and from a computer by the phone's camera. */
export function DownloadActions(props: DownloadActionsProps) {
  const { links, appHref, isAppLikely, isAppAsked, qrText, onOpenApp, onOpenStore } = props;
  const t = useMessages(promoMessages);
  const [own, other] = links;
  const isAppFirst = appHref !== null && isAppLikely && !isAppAsked;
  const openApp = appHref !== null && (
    <ButtonLink
      href={appHref}
      size="large"
      type={isAppFirst ? 'primary' : 'default'}
      plain={!isAppFirst}
      onClick={onOpenApp}
    >
      {t('openApp')}
    </ButtonLink>
  );
  return (
    <>
      {qrText !== null && (
        <div className="promo-scan">
          <QrCode text={qrText} label={t('qrLabel')} />
          <p>
            <strong>{t('scanTitle')}</strong>
            {t('scanText')}
          </p>
        </div>
      )}
      {isAppLikely && openApp}
      <p className="promo-download__note" role="status">
        {isAppAsked ? t('appNotOpened') : ''}
      </p>
      <StoreButton link={own} isQuiet={isAppFirst || qrText !== null} onOpen={onOpenStore} />
      {appHref === null && <StoreButton link={other} isQuiet onOpen={onOpenStore} />}
      {!isAppLikely && openApp}
    </>
  );
}

export interface StoreButtonProps {
  readonly link: StoreLink;
  /** A secondary button. */
  readonly isQuiet?: boolean;
  readonly onOpen: (store: Store) => void;
}

/** The way to a store, in words: the stores' badges are trademarks with rules of their own. */
function StoreButton({ link, isQuiet = false, onOpen }: StoreButtonProps) {
  const t = useMessages(promoMessages);
  return (
    <ButtonLink href={link.href} size="large" type={isQuiet ? 'default' : 'primary'} onClick={() => onOpen(link.store)}>
      {t(link.store === 'appStore' ? 'toAppStore' : 'toPlayStore')}
    </ButtonLink>
  );
}
