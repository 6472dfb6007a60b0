import { getComplaintOptions } from '@peace/api-client/contract/complaint/get-complaint-options';
import { errorWording } from '@peace/i18n/error-wording';
import { commonMessages } from '@peace/i18n/messages/common';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useMessages } from '@peace/i18n/react';
import { linkTo } from '@peace/session';
import { mapReady } from '@peace/ui-kit/async-view';
import { useCallback, useState, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { draftAbout, type ComplaintDraft } from '#features/complaint/complaint-draft.ts';
import { useComplaintDraft } from '#features/complaint/use-complaint-draft.ts';
import { MissingParameter } from '#shared/missing-parameter.tsx';
import { paths } from '#shared/paths.ts';
import { isTurnedOff } from '#shared/turned-off.ts';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRequiredQuery } from '#shared/use-required-query.ts';
import { imagesOf, toDraftImages, type ComplaintImage } from './complaint-images.model.ts';
import { ComplaintNextScreen } from './complaint-next-screen.tsx';
import { checkSubject, sendProblem, type SendProblem } from './complaint-next.model.ts';
import { useComplaintImages } from './use-complaint-images.ts';
import { useSendComplaint } from './use-send-complaint.ts';

/** `/complainPageNext?problemType&problemSonType&orderNo` */
export function ComplaintNextRoute(): ReactElement {
  const t = useMessages(complaintMessages);
  const query = useRequiredQuery('problemType', 'orderNo');
  const [params] = useSearchParams();
  return (
    <>
      <title>{t('title')}</title>
      {query.kind === 'missing' ? (
        <MissingParameter title={t('title')} name={query.name} />
      ) : (
        <ComplaintNext
          problemType={query.value('problemType')}
          problemSonType={params.get('problemSonType')?.trim() ?? ''}
          orderNo={query.value('orderNo')}
        />
      )}
    </>
  );
}

/** What the complaint is about, as the address says. */
interface Subject {
  readonly problemType: string;
  readonly problemSonType: string;
  readonly orderNo: string;
}

function ComplaintNext({ problemType, problemSonType, orderNo }: Subject): ReactElement {
  const common = useMessages(commonMessages);
  const navigate = useNavigate();
  const { state, reload } = useRead(getComplaintOptions, { orderId: orderNo });
  const { draft: kept, isKept, change, clear } = useComplaintDraft();
  const [opened] = useState(kept);
  // After it was sent and the draft is gone, the text stays in sight.
  const [text, setText] = useState(kept?.text ?? '');
  // The address wins over an older draft's subject; what was written stays.
  const aboutThis = useCallback(
    (latest: ComplaintDraft | null) =>
      draftAbout({ problemType, problemSonType, orderNo, linkOrderId: latest?.linkOrderId ?? orderNo }, latest),
    [problemType, problemSonType, orderNo],
  );
  const write = useCallback(
    (changes: Partial<ComplaintDraft>) => change((latest) => ({ ...aboutThis(latest), ...changes })),
    [change, aboutThis],
  );

  const keepImages = useCallback((images: readonly ComplaintImage[]) => write(toDraftImages(images)), [write]);
  const { images, refused, add, remove, retry } = useComplaintImages(imagesOf(opened), keepImages);
  const { sending, send, checkAgain } = useSendComplaint(aboutThis(kept), { change, clear });
  const [attempt, setAttempt] = useState<{ readonly count: number; readonly problem: SendProblem | null }>({
    count: 0,
    problem: null,
  });
  // What was wrong stays said until it is right.
  const problem = attempt.problem && sendProblem(text, images) === attempt.problem ? attempt.problem : null;

  return (
    <ComplaintNextScreen
      state={mapReady(state, (options) => checkSubject(options, { problemType, problemSonType, orderNo }))}
      text={text}
      images={images}
      refused={refused}
      lost={images.length === (opened?.images.length ?? 0) ? (opened?.unfinished ?? []) : []}
      problem={problem}
      attempt={attempt.count}
      sending={sending}
      isKept={isKept}
      areUploadsOff={isTurnedOff('upload')}
      errorWording={(error) => errorWording(error, common)}
      onText={(typed) => {
        setText(typed);
        write({ text: typed });
      }}
      onAdd={add}
      onRemove={remove}
      onRetryUpload={retry}
      onSend={() => {
        const found = sendProblem(text, images);
        setAttempt({ count: attempt.count + 1, problem: found });
        if (!found) send();
      }}
      onCheckAgain={checkAgain}
      onBack={useGoBack()}
      onRetry={reload}
      onChooseAgain={() => void navigate(linkTo(paths.complaint, { orderId: orderNo }), { replace: true })}
      onCustomerService={() => void navigate(paths.customerService)}
      onMyComplaints={() => void navigate(paths.complaintList)}
    />
  );
}
