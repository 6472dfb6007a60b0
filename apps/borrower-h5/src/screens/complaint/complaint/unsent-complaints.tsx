import { complaintDraftsMessages } from '@peace/i18n/messages/complaint-drafts';
import { useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { useState, type ReactElement } from 'react';
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
        <Draft
          key={draft.orderNo}
          draft={draft}
          continueLabel={t('draftContinue')}
          onDiscard={() => onDiscard(draft.orderNo)}
        />
      ))}
    </Card>
  );
}

/** Complaints that may have been sent: the form finds out. Discarded, they are looked for all the same before the next is sent. */
export function PerhapsSentComplaints({ drafts, onDiscard }: UnsentComplaintsProps): ReactElement {
  const t = useMessages(complaintDraftsMessages);
  return (
    <>
      {drafts.map((draft) => (
        <Card key={draft.orderNo} title={t('perhapsSentTitle')}>
          <Draft draft={draft} continueLabel={t('perhapsSentCheck')} onDiscard={() => onDiscard(draft.orderNo)} />
        </Card>
      ))}
    </>
  );
}

interface DraftProps {
  readonly draft: ComplaintDraft;
  readonly continueLabel: string;
  readonly onDiscard: () => void;
}

/** A draft's text, the link to its form, and Discard, which asks first. */
function Draft({ draft, continueLabel, onDiscard }: DraftProps): ReactElement {
  const t = useMessages(complaintDraftsMessages);
  const [isAsking, setIsAsking] = useState(false);
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
        <Button plain size="small" data-replay onClick={() => setIsAsking(true)}>
          {t('draftDiscard')}
        </Button>
      </div>
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
    </div>
  );
}
