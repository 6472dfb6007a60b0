import type { ComplaintDetails } from '@peace/api-client/contract/complaint/get-complaint';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { AsyncView, type AsyncState } from '@peace/ui-kit/async-view';
import { Card } from '@peace/ui-kit/card';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { ProgressSteps } from '@peace/ui-kit/progress-steps';
import { SkeletonLine } from '@peace/ui-kit/skeleton-line';
import { Button } from '@peace/vant-react-compat/button';
import type { ReactElement } from 'react';
import { ClientOnly } from '@peace/ui-kit/client-only';
import type { StateOf } from '#shared/events.ts';
import { ComplaintStatus } from './complaint-status.tsx';
import type { ComplaintProgress } from '#features/complaint/complaint-progress.ts';
import { ComplaintRating, type ComplaintRatingEvents, type ComplaintRatingProps } from './complaint-rating.tsx';
import { commonMessages } from '@peace/i18n/messages/common';
import { EnlargeableImage } from '@peace/vant-react-compat/image-preview';
import './complaint-details.css';

export interface KnownComplaint {
  readonly complaint: ComplaintDetails;
  readonly progress: ComplaintProgress;
}

export interface ComplaintDetailsEvents extends ComplaintRatingEvents {
  readonly back: () => void;
  readonly retry: () => void;
  readonly openRating: () => void;
}

export interface ComplaintDetailsViewProps {
  readonly state: AsyncState<KnownComplaint>;
  readonly rating: StateOf<ComplaintRatingProps>;
  readonly events: ComplaintDetailsEvents;
}

/** One complaint (spec §2): where it stands, what was said, and what customer service answered. */
export function ComplaintDetailsView(props: ComplaintDetailsViewProps): ReactElement {
  return (
    <>
      <Page {...props} />
      <ClientOnly>{() => <ComplaintRating {...props.rating} events={props.events} />}</ClientOnly>
    </>
  );
}

function Page(props: ComplaintDetailsViewProps): ReactElement {
  const { state, events } = props;
  const t = useMessages(complaintMessages);
  return (
    <PageFrame title={t('detailsTitle')} onBack={events.back}>
      <AsyncView state={state} onRetry={events.retry} skeleton={<ComplaintDetailsSkeleton />}>
        {(known) => <Complaint {...props} {...known} />}
      </AsyncView>
    </PageFrame>
  );
}

type ReadyProps = ComplaintDetailsViewProps & KnownComplaint;

function Complaint({ complaint, progress, events }: ReadyProps): ReactElement {
  const t = useMessages(complaintMessages);
  const isAnswered = progress.kind === 'answered';
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
          <Button plain size="small" data-replay onClick={events.openRating}>
            {t('ratingOpen')}
          </Button>
        </div>
      )}
    </Card>
  );
  return (
    <>
      <ComplaintStatus problemId={complaint.problemId} progress={progress} />
      {isAnswered && answer}
      <Card>
        <dl className="complaint-details__topic">
          <dt>{t('type')}</dt>
          <dd>{complaint.type}</dd>
          {complaint.subType !== '' && (
            <>
              <dt>{t('problemSubType')}</dt>
              <dd>{complaint.subType}</dd>
            </>
          )}
        </dl>
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

const toCome = { label: '', state: 'toCome' } as const;
const dated = { ...toCome, note: '\u00a0' };

function ComplaintDetailsSkeleton(): ReactElement {
  return (
    <>
      <MoneyPanel tone="neutral" className="complaint-status">
        <PanelLine>{'\u00a0'}</PanelLine>
        <ProgressSteps label="" steps={[dated, dated, toCome]} />
      </MoneyPanel>
      <Card>
        <SkeletonLine />
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

interface PictureGridProps {
  /** Addresses, as the server sent them. */
  readonly images: readonly string[];
  readonly name: (number: number) => string;
}

/** Pictures that enlarge when tapped; nothing where there are none. */
function PictureGrid({ images, name }: PictureGridProps): ReactElement | null {
  const t = useMessages(complaintMessages);
  const common = useMessages(commonMessages);
  if (images.length === 0) return null;
  return (
    <ul className="complaint-details__pictures">
      {images.map((src, index) => (
        <li key={src}>
          <EnlargeableImage
            src={src}
            alt={name(index + 1)}
            enlargeLabel={t('enlargePicture', { number: index + 1 })}
            labels={{ close: common('close'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
            className="complaint-details__picture"
          />
        </li>
      ))}
    </ul>
  );
}
