import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { Popup } from '@peace/vant-react-compat/popup';
import { useState, type ReactElement } from 'react';
import { useCustomerServiceLink } from '#shared/order-help/use-customer-service-link.ts';
import { AgreementFrame, type FrameProgress } from './agreement-frame.tsx';
import './agreement-modal.css';

/** Where the agreement of an offer can be read. */
export interface AgreementPage {
  /** As the server sent it. */
  readonly link: string;
  /** What a frame may show of it; null when the link is not safe. */
  readonly frame: string | null;
}

export interface AgreementModalEvents {
  /** The page has been shown, here or on a page of its own. */
  readonly noteAgreementShown: () => void;
  readonly agree: () => void;
  /** Declined, by the button or by closing. */
  readonly decline: () => void;
  /** To be read on a page of its own. */
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
