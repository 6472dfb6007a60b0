import type { Company } from '@peace/company';
import { chargeText, limitFigures } from '@peace/company/loan-facts';
import { loanTerms } from '@peace/company/loan-terms';
import { phoneText } from '@peace/company/phone-text';
import { dayText } from '@peace/i18n/dates';
import { helpPageMessages } from '@peace/i18n/messages/help-page';
import { useLocale, useMessages } from '@peace/i18n/react';
import { formatDate } from '@peace/money-date';
import { href, screens } from '@peace/screens';
import { Card } from '@peace/ui-kit/card';
import { CopyButton, CopyHint, type CopyState } from '@peace/ui-kit/copy-button';
import { DetailRows } from '@peace/ui-kit/detail-rows';
import { Fold } from '@peace/ui-kit/fold';
import { MoneyPanel, PanelLine } from '@peace/ui-kit/money-panel';
import { PageFrame } from '@peace/ui-kit/page-frame';
import { StatusBanner } from '@peace/ui-kit/status-banner';
import { plainCodeEdit } from '@peace/validators';
import { Button, ButtonLink } from '@peace/vant-react-compat/button';
import { asTyped, Field } from '@peace/vant-react-compat/field';
import { Link } from '@peace/vant-react-compat/link';
import { useId, type ReactElement } from 'react';
import { wireDateText } from '#shared/wire-date-text.ts';
import '#features/help/static-text.css';
import type { Verdict } from './help.model.ts';
import './help.css';

/** A complaint that was not answered by the promised day. */
export interface LateComplaint {
  readonly number: string;
  /** As the server writes it. */
  readonly filedAt: string;
  /** `YYYY-MM-DD` in Manila. */
  readonly replyBy: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly topic: string;
  /** The borrower's own. */
  readonly words: string;
}

export interface HelpEvents {
  readonly back: () => void;
  readonly setText: (text: string) => void;
  readonly check: () => void;
  readonly open: (link: string) => void;
  readonly copy: (summary: string) => void;
}

export interface HelpViewProps {
  readonly company: Company;
  readonly appName: string;
  readonly orderId: string | undefined;
  /** Opened from a loan that is late. */
  readonly isLateOpen: boolean;
  readonly text: string;
  /** Null until it was checked. */
  readonly verdict: Verdict | null;
  readonly lateComplaint: LateComplaint | null;
  readonly copyState: CopyState;
  readonly events: HelpEvents;
}

/** Paying late, fraud, collectors, complaints and the regulator, in the public site's words (docs/decisions/complaints-and-help.md). */
export function HelpView(props: HelpViewProps): ReactElement {
  const { company, lateComplaint, events } = props;
  const t = useMessages(helpPageMessages);
  return (
    <PageFrame title={t('title')} onBack={events.back}>
      {company.sample && <StatusBanner tone="warning" description={t('sample')} title="" />}
      {lateComplaint && <AnswerLate {...props} late={lateComplaint} />}
      <MoneyPanel tone="neutral" className="help__lead">
        <PanelLine>{t('lead')}</PanelLine>
      </MoneyPanel>
      <Card>
        <Late {...props} />
        <Fold title={t('pledge')}>
          <div className="static-text">
            <p>{t('pledgeLead')}</p>
            <ul>
              {(['pledgeRespect', 'pledgeContacts', 'pledgeHours', 'pledgeNames'] as const).map((promise) => (
                <li key={promise}>{t(promise)}</li>
              ))}
            </ul>
            <p>
              {t('pledgeComplain')} {t('askThreatText')}
            </p>
          </div>
        </Fold>
        <Complaints {...props} />
      </Card>
      <Safety {...props} />
    </PageFrame>
  );
}

function Late({ orderId, isLateOpen }: HelpViewProps): ReactElement {
  const t = useMessages(helpPageMessages);
  const { locale } = useLocale();
  const { penalty, lateInterest } = loanTerms;
  const charges = {
    penaltyNew: chargeText(penalty.newClient, locale),
    penaltyRepeat: chargeText(penalty.repeatClient, locale),
  };
  return (
    <Fold title={t('late')} isOpen={isLateOpen}>
      <div className="static-text">
        <p>{t('askLateText', charges)}</p>
      </div>
      <div className="help__ways">
        <ButtonLink plain size="small" href={href(screens.customerService, { orderId })}>
          {t('customerService')}
        </ButtonLink>
      </div>
      <h3 className="help__heading">{t('latePenalty')}</h3>
      <DetailRows
        rows={[
          { label: t('latePenaltyNew'), value: charges.penaltyNew },
          { label: t('latePenaltyRepeat'), value: charges.penaltyRepeat },
        ]}
      />
      <h3 className="help__heading">{t('lateInterest')}</h3>
      <DetailRows
        rows={lateInterest.map((range) => ({
          label: 'to' in range ? t('lateDays', range) : t('lateDaysOpen', range),
          value: `${range.percentPerDay}%`,
        }))}
      />
      <div className="static-text">
        <p>{t('lateLimits', limitFigures)}</p>
      </div>
    </Fold>
  );
}

const tones = {
  loanCode: 'info',
  ourNumber: 'info',
  notOurs: 'danger',
  withoutLoan: 'danger',
  unread: 'warning',
} as const satisfies Partial<Record<Verdict['kind'], string>>;

function Safety({ company, appName, text, verdict, events }: HelpViewProps): ReactElement {
  const t = useMessages(helpPageMessages);
  return (
    <Card title={t('safety')}>
      <form
        className="help__check"
        onSubmit={(event) => {
          event.preventDefault();
          events.check();
        }}
      >
        <Field
          {...asTyped}
          label={t('check')}
          placeholder={t('checkPlaceholder')}
          value={text}
          onChange={events.setText}
          format={plainCodeEdit}
          autoComplete="off"
          enterKeyHint="done"
          trailing={
            <Button
              plain
              nativeType="submit"
              loading={verdict?.kind === 'checking'}
              loadingText={verdict?.kind === 'checking' ? t('checking') : undefined}
            >
              {t('checkButton')}
            </Button>
          }
        />
        <div role="status">
          {verdict !== null && verdict.kind !== 'checking' && (
            <StatusBanner
              tone={tones[verdict.kind]}
              title={verdict.kind === 'loanCode' ? t('loanCode', verdict) : t(verdict.kind)}
              description={t(`${verdict.kind}Text`)}
            />
          )}
        </div>
      </form>
      <div className="static-text">
        <p>{t('safetyLead')}</p>
      </div>
      <DetailRows
        rows={[
          { label: t('safetySite'), value: new URL(company.website).host },
          { label: t('safetyApp'), value: t('safetyAppValue', { brand: appName }) },
          { label: t('phone'), value: phoneText(company.phone) },
          { label: t('whatsApp'), value: phoneText(company.whatsapp) },
          { label: t('email'), value: company.email },
        ]}
      />
      <div className="static-text">
        <ul>
          {(['safetyCode', 'safetyFee', 'safetyPay'] as const).map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

function Complaints({ company, orderId, events }: HelpViewProps): ReactElement {
  const t = useMessages(helpPageMessages);
  return (
    <Fold title={t('complaints')}>
      <div className="static-text">
        <h3 className="help__heading">{t('askPaid')}</h3>
        <p>{t('askPaidText')}</p>
        <p>{t('complaintsText')}</p>
      </div>
      <div className="help__ways">
        <ButtonLink size="small" type="primary" href={href(screens.complaint, { orderId })}>
          {t('fileComplaint')}
        </ButtonLink>
        <ButtonLink plain size="small" href={href(screens.complaintList)}>
          {t('myComplaints')}
        </ButtonLink>
      </div>
      <div className="static-text">
        <p>{t('secAsks')}</p>
        <ul className="help__regulators">
          <li>
            <OutsideLink link={company.regulatorComplaintsUrl} label={t('complaintsSec')} events={events} />
          </li>
          <li>
            <OutsideLink link={company.privacyComplaintsUrl} label={t('complaintsNpc')} events={events} />
          </li>
        </ul>
      </div>
    </Fold>
  );
}

function AnswerLate({ company, late, copyState, events }: HelpViewProps & { readonly late: LateComplaint }) {
  const t = useMessages(helpPageMessages);
  const { locale } = useLocale();
  const summaryId = useId();
  const by = dayText(late.replyBy, locale);
  const summary = t('summary', {
    number: late.number,
    sent: wireDateText(late.filedAt, locale),
    company: company.name,
    sec: company.secRegistrationNumber,
    authority: company.certificateOfAuthorityNumber,
    topic: late.topic,
    words: late.words,
    by,
    today: dayText(formatDate(late.now), locale),
  });
  return (
    <Card title={t('answerLate', { number: late.number, by })}>
      <div className="static-text">
        <p>{t('answerLateText')}</p>
        <p>
          <OutsideLink link={company.regulatorComplaintsUrl} label={t('pledgeSec')} events={events} />
        </p>
        <h3 className="help__heading">{t('summaryTitle')}</h3>
        <p id={summaryId} className="help__summary">
          {summary}
        </p>
      </div>
      <div>
        <CopyButton copyState={copyState} onCopy={() => events.copy(summary)} describedBy={summaryId} />
      </div>
      <CopyHint copyState={copyState} />
    </Card>
  );
}

/** Opened by the shell: in its web view the app would be gone. The address is there to be read and copied. */
function OutsideLink({
  link,
  label,
  events,
}: Pick<HelpViewProps, 'events'> & { readonly link: string; readonly label: string }) {
  return (
    <>
      <Link href={link} rel="noreferrer" onFollow={() => events.open(link)}>
        {label}
      </Link>{' '}
      <span className="help__host">{new URL(link).host}</span>
    </>
  );
}
