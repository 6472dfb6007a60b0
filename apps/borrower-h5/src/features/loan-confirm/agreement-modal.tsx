import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { Popup } from '@peace/vant-react-compat/popup';
import { useEffect, useState, type ReactElement } from 'react';
import './agreement-modal.css';

/** Where the agreement of an offer can be read. */
export interface AgreementPage {
  /** As the server sent it. */
  readonly link: string;
  /** What a frame may show of it; null when the link is not safe. */
  readonly frame: string | null;
}

export interface AgreementModalProps {
  readonly open: boolean;
  readonly page: AgreementPage;
  readonly onAgree: () => void;
  /** Declined, by the button or by closing. */
  readonly onCancel: () => void;
  /** To be read on a page of its own. */
  readonly onOpen: () => void;
}

/** After this long without a sign from the frame, milliseconds, its link is what remains. */
const lateAfter = 10_000;

/**
 * The agreement, to be read and agreed to. Closing it declines. Nobody is handed a click's event: through its window
 * Storybook's log would look into the foreign frame, which its origin forbids.
 */
export function AgreementModal({ open, page, onAgree, onCancel, onOpen }: AgreementModalProps): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const common = useMessages(commonMessages);
  return (
    <Popup open={open} onClose={onCancel} title={t('agreementTitle')} closeOnBackdrop={false} className="agreement">
      {page.frame === null ? (
        <p className="agreement__refused" role="alert">
          {common('linkRefused')}
        </p>
      ) : (
        <>
          <AgreementFrame key={page.frame} address={page.frame} />
          <button type="button" className="agreement__open" onClick={() => onOpen()}>
            {t('agreementOpen')}
          </button>
        </>
      )}
      <div className="agreement__answers">
        <Button block onClick={() => onCancel()}>
          {t('agreementCancel')}
        </Button>
        {/* Nobody agrees to what cannot be read here. */}
        <Button block type="primary" disabled={page.frame === null} onClick={() => onAgree()}>
          {t('agreementAgree')}
        </Button>
      </div>
    </Popup>
  );
}

function AgreementFrame({ address }: { readonly address: string }): ReactElement {
  const t = useMessages(loanConfirmMessages);
  const [progress, setProgress] = useState<'loading' | 'late' | 'loaded'>('loading');
  useEffect(() => {
    const timer = setTimeout(() => setProgress((now) => (now === 'loading' ? 'late' : now)), lateAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="agreement__frame">
      {progress !== 'loaded' && (
        <p className="agreement__note" role="status">
          {t(progress === 'late' ? 'agreementLate' : 'agreementLoading')}
        </p>
      )}
      {/* Scripts, for pages that draw themselves; neither our origin nor our window. */}
      <iframe
        className="agreement__page"
        title={t('agreementFrame')}
        src={address}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        onLoad={() => setProgress('loaded')}
      />
    </div>
  );
}
