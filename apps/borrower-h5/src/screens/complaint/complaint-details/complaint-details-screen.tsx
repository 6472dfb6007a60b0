import type { ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { RowsSkeleton } from '@peace/ui-kit/product-rows-skeleton';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { ComplaintStatus } from './complaint-status.tsx';
import type { Standing } from './complaint-status.model.ts';
import { PictureGrid } from './picture-grid.tsx';
import './complaint-details.css';

/** What is known of the complaint. */
export interface KnownComplaint {
  readonly complaint: ComplaintDetails;
  readonly standing: Standing;
}

export interface ComplaintDetailsScreenProps {
  readonly state: AsyncState<KnownComplaint>;
  readonly onBack: () => void;
  readonly onRetry: () => void;
  /** Opens the rating again after it was closed. */
  readonly onRate: () => void;
}

/** One complaint (spec §2): where it stands, what was said, and what customer service answered. */
export function ComplaintDetailsScreen(props: ComplaintDetailsScreenProps): ReactElement {
  const { state, onBack, onRetry } = props;
  const t = useMessages(complaintMessages);
  return (
    <PageFrame title={t('detailsTitle')} onBack={onBack}>
      <AsyncView state={state} onRetry={onRetry} skeleton={<ComplaintDetailsSkeleton />}>
        {(known) => <Complaint {...props} {...known} />}
      </AsyncView>
    </PageFrame>
  );
}

type ReadyProps = ComplaintDetailsScreenProps & KnownComplaint;

function Complaint({ complaint, standing, onRate }: ReadyProps): ReactElement {
  const t = useMessages(complaintMessages);
  const isAnswered = standing.kind === 'answered';
  const answer = (
    <Card title={t('processResult')}>
      {isAnswered ? (
        <>
          {complaint.answer.trim() !== '' && <p className="complaint-details__words">{complaint.answer}</p>}
          <PictureGrid images={complaint.answerImages} name={(number) => t('answerPicture', { number })} />
        </>
      ) : (
        <p className="complaint-details__quiet">{t('noAnswerYet')}</p>
      )}
      {complaint.needsScore && (
        <div>
          <Button plain size="small" data-replay onClick={onRate}>
            {t('ratingOpen')}
          </Button>
        </div>
      )}
    </Card>
  );
  return (
    <>
      <ComplaintStatus standing={standing} />
      {isAnswered && answer}
      <Card>
        <DetailRows
          rows={[
            { label: t('type'), value: complaint.type },
            ...(complaint.subType === '' ? [] : [{ label: t('problemSubType'), value: complaint.subType }]),
          ]}
        />
        <div className="complaint-details__said">
          <h2 className="complaint-details__heading">{t('content')}</h2>
          <p className="complaint-details__words">{complaint.content}</p>
          <PictureGrid images={complaint.images} name={(number) => t('picture', { number })} />
        </div>
      </Card>
      {!isAnswered && answer}
    </>
  );
}

/** Steps, words, answer. */
function ComplaintDetailsSkeleton(): ReactElement {
  return (
    <>
      <Card>
        <SkeletonLine kind="title" />
        {[1, 2, 3].map((step) => (
          <div key={step}>
            <SkeletonLine />
            <SkeletonLine kind="small" />
          </div>
        ))}
      </Card>
      <Card>
        <RowsSkeleton rows={1} />
        <SkeletonLine />
        <div>
          <SkeletonLine />
          <SkeletonLine />
        </div>
      </Card>
      <Card>
        <SkeletonLine kind="title" />
        <SkeletonLine />
      </Card>
    </>
  );
}
