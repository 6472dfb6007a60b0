import { dayText } from '@peace/i18n/dates';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { useLocale, useMessages } from '@peace/i18n/react';
import { href, screens } from '@peace/screens';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { ProgressSteps } from '@peace/ui-kit/progress-steps';
import { ButtonLink } from '@peace/vant-react-compat/button';
import { useId, type ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import type { ComplaintProgress } from '#features/complaint/complaint-progress.ts';
import './complaint-details.css';

export interface ComplaintStatusProps {
  readonly problemId: string;
  readonly progress: ComplaintProgress;
}

/** Filed, being processed, answered; a late answer comes with a way to ask for it. */
export function ComplaintStatus({ problemId, progress }: ComplaintStatusProps): ReactElement {
  const { filedAt, replyBy, isLate } = progress;
  const t = useMessages(complaintMessages);
  const { locale } = useLocale();
  const titleId = useId();
  const isAnswered = progress.kind === 'answered';
  // Its line is kept free: nothing moves when the list has come.
  const toBeRead = filedAt === null ? '\u00a0' : undefined;
  const done = { state: 'done', stateLabel: t('stepDone') } as const;
  return (
    <MoneyPanel tone={isLate ? 'late' : 'neutral'} labelledBy={titleId} className="complaint-status">
      <PanelLine id={titleId}>{t('status')}</PanelLine>
      <ProgressSteps
        label={t('status')}
        steps={[
          { ...done, label: t('filed'), note: filedAt === null ? toBeRead : wireDateText(filedAt, locale) },
          isAnswered
            ? { ...done, label: t('processing') }
            : {
                label: t('processing'),
                note:
                  replyBy === null ? toBeRead : t(isLate ? 'replyLate' : 'replyBy', { date: dayText(replyBy, locale) }),
                state: 'current',
                stateLabel: t('stepCurrent'),
              },
          isAnswered
            ? { ...done, label: t('answered') }
            : { label: t('answered'), state: 'toCome', stateLabel: t('stepToCome') },
        ]}
      />
      {isLate && (
        <>
          <p className="complaint-details__words">{t('replyLateText')}</p>
          <div className="complaint-details__ways">
            <ButtonLink plain size="small" href={href(screens.customerService)}>
              {t('customerService')}
            </ButtonLink>
            <ButtonLink plain size="small" href={href(screens.help, { problemId })}>
              {t('askRegulator')}
            </ButtonLink>
          </div>
        </>
      )}
    </MoneyPanel>
  );
}
