import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { Popup } from '@peace/vant-react-compat/popup';
import { useState, type ReactElement, useEffect, useRef } from 'react';
import { useCustomerServiceLink } from '#shared/order-help/use-customer-service-link.ts';
import './agreement-modal.css';

export interface AgreementPage {
  /** As the server sent it. */
  readonly link: string;
  /** What a frame may show of it; null when the link is not safe. */
  readonly frame: string | null;
}

export interface AgreementModalEvents {
  readonly noteAgreementShown: () => void;
  readonly agree: () => void;
  /** Declined, by the button or by closing. */
  readonly decline: () => void;
  readonly openAgreementLink: () => void;
}

export interface AgreementModalProps {
  readonly open: boolean;
  readonly page: AgreementPage;
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

function Agreement({ page, events }: AgreementModalProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const ask = useCustomerServiceLink();
  const common = useMessages(commonMessages);
  const [progress, setProgress] = useState<FrameProgress>('loading');
  const [isOpenedOutside, setOpenedOutside] = useState(false);
  const isShown = progress === 'loaded' || isOpenedOutside;
  const open = () => {
    setOpenedOutside(true);
    events.noteAgreementShown();
    events.openAgreementLink();
  };
  return (
    <>
      {page.frame === null ? (
        <div role="alert">
          <StatusBanner tone="warning" title={common('linkRefused')} description={t('agreementBlocked')} />
        </div>
      ) : (
        <>
          <AgreementFrame
            address={page.frame}
            progress={progress}
            onProgress={(next) => {
              setProgress(next);
              if (next === 'loaded') events.noteAgreementShown();
            }}
          />
          <button type="button" className="agreement__open" onClick={() => open()}>
            {t('agreementOpen')}
          </button>
        </>
      )}
      <div className="agreement__answers">
        <Button block onClick={() => events.decline()}>
          {t('agreementCancel')}
        </Button>
        {page.frame === null ? (
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

type FrameProgress = 'loading' | 'late' | 'loaded';

/** After this long without a sign from the frame, milliseconds, it counts as not shown. */
const lateAfter = 10_000;

interface AgreementFrameProps {
  readonly address: string;
  readonly progress: FrameProgress;
  readonly onProgress: (progress: FrameProgress) => void;
}

function AgreementFrame({ address, progress, onProgress }: AgreementFrameProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const common = useMessages(commonMessages);
  // Not in the markup of the early page: a frame that has loaded before React listens never says so.
  const [attempt, setAttempt] = useState(0);
  const report = useRef(onProgress);
  useEffect(() => {
    report.current = onProgress;
  });
  useEffect(() => setAttempt(1), []);
  useEffect(() => {
    if (progress !== 'loading') return;
    const timer = setTimeout(() => report.current('late'), lateAfter);
    return () => clearTimeout(timer);
  }, [progress]);

  const loadAgain = () => {
    setAttempt(attempt + 1);
    onProgress('loading');
  };
  return (
    <div className="agreement__frame">
      {progress !== 'loaded' && (
        <div className="agreement__note">
          <p role="status">{t(progress === 'late' ? 'agreementLate' : 'agreementLoading')}</p>
          {progress === 'late' && (
            <Button size="small" onClick={loadAgain}>
              {common('retry')}
            </Button>
          )}
        </div>
      )}
      {/* Scripts, for pages that draw themselves; neither our origin nor our window. */}
      {attempt > 0 && (
        <iframe
          key={attempt}
          className="agreement__page"
          title={t('agreementFrame')}
          src={address}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          onLoad={() => onProgress('loaded')}
        />
      )}
    </div>
  );
}
