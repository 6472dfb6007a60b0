import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { Popup } from '@peace/vant-react-compat/popup';
import { useEffect, useState, type ReactElement } from 'react';
import { useCustomerServiceLink } from '#features/order-help/use-customer-service-link.ts';
import type { AgreementPage } from './offer-overlay.model.ts';
import './agreement-modal.css';

export interface AgreementModalEvents {
  /** The frame has loaded something: what, only a check of the page can say. */
  readonly noteAgreementLoad: () => void;
  readonly agree: () => void;
  /** Declined, by the button or by closing. */
  readonly decline: () => void;
  readonly openAgreementLink: () => void;
  readonly reloadAgreement: () => void;
}

export interface AgreementModalProps {
  readonly open: boolean;
  readonly page: AgreementPage;
  /** It was shown here, or opened on its own page: it can be agreed to. */
  readonly isShown: boolean;
  readonly events: AgreementModalEvents;
}

/**
 * The agreement, to be read and agreed to: Agree waits until it has been shown. Closing it declines. No
 * callback gets a click's event: through its window Storybook's log would look into the foreign frame, which its origin
 * forbids.
 */
export function AgreementModal(props: AgreementModalProps): ReactElement {
  const { open, page, events } = props;
  const t = useMessages(loanConfirmMessages);
  const common = useMessages(commonMessages);
  return (
    <Popup
      open={open}
      onClose={events.decline}
      title={t('agreementTitle')}
      closeLabel={common('close')}
      closeOnBackdrop={false}
      className="agreement"
    >
      <Agreement key={page.link} {...props} />
    </Popup>
  );
}

function Agreement(props: AgreementModalProps): ReactElement {
  const { page, isShown, events } = props;
  const t = useMessages(loanConfirmMessages);
  const ask = useCustomerServiceLink();
  const common = useMessages(commonMessages);
  const isRefused = page.kind === 'refused';
  const isRead = isShown || page.kind === 'checking' || page.kind === 'framed';
  return (
    <>
      {isRefused ? (
        <div role="alert">
          <StatusBanner tone="warning" title={common('linkRefused')} description={t('agreementBlocked')} />
        </div>
      ) : (
        <>
          <AgreementText {...props} />
          <Button block type={isRead ? 'default' : 'primary'} onClick={() => events.openAgreementLink()}>
            {t('agreementOpen')}
          </Button>
        </>
      )}
      <div className="agreement__answers">
        <Button block onClick={() => events.decline()}>
          {t('agreementCancel')}
        </Button>
        {isRefused ? (
          <ButtonLink block type="primary" href={ask.href}>
            {ask.label}
          </ButtonLink>
        ) : (
          <Button block type="primary" disabled={!isShown} onClick={() => events.agree()}>
            {t('agreementAgree')}
          </Button>
        )}
      </div>
    </>
  );
}

/** After this long without a sign from the frame, milliseconds, it counts as not shown. */
const lateAfter = 10_000;

/** The page in a frame where one shows it, and in words whether it is there. */
function AgreementText({ page, isShown, events }: AgreementModalProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const common = useMessages(commonMessages);
  // Not in the markup of the early page: the load event of a frame that has loaded before React listens never comes.
  const [attempt, setAttempt] = useState(0);
  useEffect(() => setAttempt(1), []);
  const [isLate, setLate] = useState(false);
  const isAwaited = page.kind === 'framed' && !isShown;
  useEffect(() => {
    if (!isAwaited || isLate) return;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, [isAwaited, isLate]);

  const isFailed = page.kind === 'failed' || (isAwaited && isLate);
  const isLoading = page.kind === 'checking' || (isAwaited && !isLate);
  const opensOutside = page.kind === 'unchecked' || page.kind === 'document';
  const loadAgain = () => {
    setLate(false);
    setAttempt(attempt + 1);
    if (page.kind === 'failed') events.reloadAgreement();
  };
  return (
    <div className="agreement__text">
      <div className={`agreement__note${isFailed || isLoading ? ' agreement__note--over' : ''}`}>
        {/* Always there, so that each text is announced. */}
        <p role="status">
          {isLoading && <span>{t('agreementLoading')}</span>}
          {isFailed && <span>{t('agreementLate')}</span>}
          {opensOutside && !isShown && <span>{t('agreementOpenFirst')}</span>}
          {page.kind === 'framed' && isShown && <span className="van-visually-hidden">{t('agreementShown')}</span>}
        </p>
        {isFailed && (
          <Button size="small" onClick={loadAgain}>
            {common('retry')}
          </Button>
        )}
      </div>
      {page.kind !== 'document' && (
        <div className="agreement__frame">
          {/* Scripts, for pages that draw themselves; neither our origin nor our window. */}
          {'frame' in page && attempt > 0 && (
            <iframe
              key={attempt}
              className="agreement__page"
              title={t('agreementFrame')}
              src={page.frame}
              sandbox="allow-scripts"
              referrerPolicy="no-referrer"
              onLoad={() => events.noteAgreementLoad()}
            />
          )}
        </div>
      )}
    </div>
  );
}
