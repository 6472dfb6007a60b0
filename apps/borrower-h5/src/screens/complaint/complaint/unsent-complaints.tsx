import { complaintDraftsMessages } from '@peace/i18n/messages/complaint-drafts';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import './complaint.css';

export interface UnsentComplaintsProps {
  readonly drafts: readonly ComplaintDraft[];
  readonly onDiscard: (orderNo: string) => void;
}

/** Complaints that were written and not sent: to go on with, or to be rid of. */
export function UnsentComplaints({ drafts, onDiscard }: UnsentComplaintsProps): ReactElement | null {
  const t = useMessages(complaintDraftsMessages);
  if (drafts.length === 0) return null;
  return (
    <Card title={t('draftTitle')}>
      {drafts.map((draft) => (
        <UnsentComplaint key={draft.orderNo} draft={draft} onDiscard={() => onDiscard(draft.orderNo)} />
      ))}
    </Card>
  );
}

/** Complaints that may have been sent: neither to be sent again nor to be rid of before that is known, which the form finds out. */
export function PerhapsSentComplaints({ drafts }: Pick<UnsentComplaintsProps, 'drafts'>): ReactElement {
  const t = useMessages(complaintDraftsMessages);
  return (
    <>
      {drafts.map((draft) => (
        <Card key={draft.orderNo} title={t('perhapsSentTitle')}>
          <Draft draft={draft} continueLabel={t('perhapsSentCheck')} />
        </Card>
      ))}
    </>
  );
}

interface UnsentComplaintProps {
  readonly draft: ComplaintDraft;
  readonly onDiscard: () => void;
}

function UnsentComplaint({ draft, onDiscard }: UnsentComplaintProps): ReactElement {
  const t = useMessages(complaintDraftsMessages);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Draft draft={draft} continueLabel={t('draftContinue')}>
      <Button plain size="small" data-replay onClick={() => setIsAsking(true)}>
        {t('draftDiscard')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('discardTitle')}
        confirmLabel={t('draftDiscard')}
        confirmType="danger"
        onConfirm={onDiscard}
        cancelLabel={t('discardKeep')}
      >
        {t('discardText')}
      </Dialog>
    </Draft>
  );
}

interface DraftProps {
  readonly draft: ComplaintDraft;
  /** What the link to its form is called. */
  readonly continueLabel: string;
  /** Beside the link. */
  readonly children?: ReactNode;
}

/** What was written of a complaint, and the link to its form. */
function Draft({ draft, continueLabel, children }: DraftProps): ReactElement {
  const t = useMessages(complaintDraftsMessages);
  const { orderNo, problemType, problemSonType } = draft;
  const order = t('draftOrder', { order: orderNo });
  return (
    <div className="unsent-complaint" role="group" aria-label={order}>
      <p className="unsent-complaint__note">{order}</p>
      {draft.text.trim() !== '' && <p className="unsent-complaint__text">{draft.text}</p>}
      {draft.images.length > 0 && (
        <p className="unsent-complaint__note">{t('draftPictures', { count: draft.images.length })}</p>
      )}
      <div className="unsent-complaint__buttons">
        <ButtonLink
          type="primary"
          size="small"
          href={href(screens.complaintNext, { problemType, problemSonType, orderNo })}
        >
          {continueLabel}
        </ButtonLink>
        {children}
      </div>
    </div>
  );
}
