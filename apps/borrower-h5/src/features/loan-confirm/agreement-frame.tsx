import { commonMessages } from '@peace/i18n/messages/common';
import { loanConfirmMessages } from '@peace/i18n/messages/loan-confirm';
import { useMessages } from '@peace/i18n/react';
import { Button } from '@peace/vant-react-compat/button';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import './agreement-modal.css';

/** How far the framed page has come. */
export type FrameProgress = 'loading' | 'late' | 'loaded';

/** After this long without a sign from the frame, milliseconds, it counts as not shown. */
const lateAfter = 10_000;

export interface AgreementFrameProps {
  readonly address: string;
  readonly progress: FrameProgress;
  readonly onProgress: (progress: FrameProgress) => void;
}

/** The agreement's page in a frame, with a way to load it again once it is late. */
export function AgreementFrame({ address, progress, onProgress }: AgreementFrameProps): ReactElement {
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
