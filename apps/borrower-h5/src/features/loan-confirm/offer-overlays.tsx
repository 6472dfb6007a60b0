import { applicationMessages } from '@peace/i18n/messages/application';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useLocale, useMessages } from '@peace/i18n/react';
import { Dialog } from '@peace/vant-react-compat/dialog';
import type { ReactElement } from 'react';
import { AgreementModal, type AgreementModalEvents } from './agreement-modal.tsx';
import type { LoanTerms } from './loan-terms.ts';
import type { AgreementPage, OfferOverlay } from './offer-overlay.model.ts';

export interface OfferOverlayEvents extends AgreementModalEvents {
  readonly leave: () => void;
  /** Closes a question: neither leaves nor applies again. */
  readonly stay: () => void;
  readonly applyAgain: () => void;
}

export interface OfferOverlaysProps {
  readonly overlay: OfferOverlay | null;
  readonly agreement: AgreementPage | null;
  /** It was shown here, or opened on its own page. */
  readonly isAgreementShown: boolean;
  readonly retention: LoanTerms['retention'];
  readonly events: OfferOverlayEvents;
}

/** Both variants of loan confirm show these over the offer: the agreement, and the question before leaving. */
export function OfferOverlays(props: OfferOverlaysProps): ReactElement {
  const { overlay, agreement, isAgreementShown, retention, events } = props;
  const t = useMessages(loanConfirmMessages);
  const application = useMessages(applicationMessages);
  // The specification's dialog has a title of its own (§2).
  const isPlain = useLocale().locale === 'original';
  return (
    <>
      {agreement && (
        <AgreementModal open={overlay === 'agreement'} page={agreement} isShown={isAgreementShown} events={events} />
      )}
      <Dialog
        open={overlay === 'retention'}
        onClose={events.stay}
        title={(!isPlain && retention?.title) || t('retentionTitle')}
        // The safe answer is the main one.
        confirmLabel={t('retentionCancel')}
        onConfirm={events.stay}
        cancelLabel={t('retentionAgree')}
        onCancel={events.leave}
      >
        {isPlain && retention?.title && retention.title !== t('retentionTitle') && (
          <>
            <strong>{retention.title}</strong>
            <br />
          </>
        )}
        <span>{retention?.content || t('retentionText')}</span>
      </Dialog>
      <Dialog
        open={overlay === 'applyAgain'}
        role="alertdialog"
        onClose={events.stay}
        title={application('againTitle')}
        // The safe answer is the main one.
        confirmLabel={application('againCancel')}
        onConfirm={events.stay}
        cancelLabel={application('againConfirm')}
        onCancel={events.applyAgain}
      >
        {application('againText')}
      </Dialog>
    </>
  );
}
