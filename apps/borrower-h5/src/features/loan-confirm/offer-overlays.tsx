import { applicationMessages } from '@peace/i18n/messages/application';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { Dialog } from '@peace/vant-react-compat/dialog';
import type { ReactElement } from 'react';
import { AgreementModal, type AgreementPage } from './agreement-modal.tsx';
import type { LoanTerms } from './loan-terms.ts';
import type { OfferOverlay } from './offer-overlay.model.ts';

export interface OfferOverlaysProps {
  /** The one to show. */
  readonly overlay: OfferOverlay | null;
  readonly agreement: AgreementPage | null;
  readonly retention: LoanTerms['retention'];
  /** The agreement has been shown. */
  readonly onAgreementShown: () => void;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
  readonly onOpenAgreement: () => void;
  /** Leaves without having applied. */
  readonly onLeave: () => void;
  /** Closes a question: neither leaves nor applies again. */
  readonly onStay: () => void;
  readonly onApplyAgain: () => void;
}

/** What both variants of loan confirm lay over the offer: the agreement, and the question before leaving. */
export function OfferOverlays(props: OfferOverlaysProps): ReactElement {
  const { overlay, agreement, retention, onLeave, onStay } = props;
  const t = useMessages(loanConfirmMessages);
  const application = useMessages(applicationMessages);
  return (
    <>
      {agreement && (
        <AgreementModal
          open={overlay === 'agreement'}
          page={agreement}
          onShown={props.onAgreementShown}
          onAgree={props.onAgree}
          onCancel={props.onDecline}
          onOpen={props.onOpenAgreement}
        />
      )}
      <Dialog
        open={overlay === 'retention'}
        onClose={onStay}
        title={t('retentionTitle')}
        // The safe answer is the main one.
        confirmLabel={t('retentionCancel')}
        onConfirm={onStay}
        cancelLabel={t('retentionAgree')}
        onCancel={onLeave}
      >
        {retention?.title && retention.title !== t('retentionTitle') && (
          <>
            <strong>{retention.title}</strong>
            <br />
          </>
        )}
        {retention?.content || t('retentionText')}
      </Dialog>
      <Dialog
        open={overlay === 'applyAgain'}
        role="alertdialog"
        onClose={onStay}
        title={application('againTitle')}
        // The safe answer is the main one.
        confirmLabel={application('againCancel')}
        onConfirm={onStay}
        cancelLabel={application('againConfirm')}
        onCancel={props.onApplyAgain}
      >
        {application('againText')}
      </Dialog>
    </>
  );
}
