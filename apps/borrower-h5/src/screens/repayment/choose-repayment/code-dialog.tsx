import type { BankCard } from '@peace/api-client/contract/legacy-repayment/get-repayment-ways';
import { commonMessages } from '@peace/i18n/messages/common';
import { legacyRepaymentMessages } from '@peace/i18n/messages/legacy-repayment';
import { paymentMessages } from '@peace/i18n/messages/payment';
import { repayMessages } from '@peace/i18n/messages/repay';
import { useLocale, useMessages } from '@peace/i18n/react';
import type { Money } from '@peace/money-date';
import { Amount } from '@peace/ui-kit/amount';
import { MoneyPanel } from '@peace/ui-kit/money-panel';
import { focusField } from '@peace/ui-kit/focus-field';
import { plainCodeEdit, validateRepaymentSmsCode } from '@peace/validators';
import { Button } from '@peace/vant-react-compat/button';
import { Dialog } from '@peace/vant-react-compat/dialog';
import { Field } from '@peace/vant-react-compat/field';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { usePayWording } from '#features/payment/pay-bar.tsx';
import { type CodeStep, isAnswerAwaited, refusalText } from './charge.model.ts';
import { CardEnding } from './payment-method-list.tsx';
import { supportOf } from '@peace/i18n/error-wording';
import { validationMessages } from '@peace/i18n/messages/validation';
import { SupportDetails } from '@peace/ui-kit/support-details';
import { ClockIcon, InfoIcon, WarningIcon } from '@peace/vant-react-compat/icon';
import './choose-repayment.css';

export interface CodeDialogEvents {
  readonly resendCode: () => void;
  /** A code of the right length. */
  readonly confirmCode: (code: string) => void;
  readonly check: () => void;
  readonly dismissCode: () => void;
}

export interface CodeDialogProps {
  readonly step: CodeStep;
  readonly amount: Money | null;
  /** The one that is charged; undefined where it is not listed any more. */
  readonly card: BankCard | undefined;
  readonly secondsLeft: number;
  readonly events: CodeDialogEvents;
}

/** The SMS step of a charge (spec §4). It stays open, with what was typed, until the server has answered. */
export function CodeDialog(props: CodeDialogProps): ReactElement {
  const { step } = props;
  return step.kind === 'closed' ? <></> : <OpenCodeDialog {...props} />;
}

function OpenCodeDialog(props: CodeDialogProps): ReactElement {
  const { step, amount, card, events } = props;
  const t = useMessages(legacyRepaymentMessages);
  const repay = useMessages(repayMessages);
  const payment = useMessages(paymentMessages);
  const common = useMessages(commonMessages);
  const isPlain = useLocale().locale === 'original';
  const payLabel = usePayWording(amount);
  const [code, setCode] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const problem = useCodeProblem(step, isTooShort);
  const isOfCode = isTooShort || (step.kind === 'coding' && step.problem?.kind === 'wrongCode');
  const form = useRef<HTMLFormElement>(null);
  const isWrong = problem !== null && isOfCode;
  const isNoticed = problem !== null && !isOfCode;
  useEffect(() => {
    if (isWrong) showCodeField(form.current);
  }, [isWrong]);
  const isLookedFor = step.kind === 'unknown' || step.kind === 'checking';
  const isBusy = isAnswerAwaited(step);
  const isConfirming = step.kind === 'confirming' || step.kind === 'checking';

  function confirm() {
    if (step.kind !== 'coding') return;
    const valid = validateRepaymentSmsCode(code);
    setIsTooShort(valid.kind === 'invalid');
    if (valid.kind === 'invalid') return showCodeField(form.current);
    // Pasted as a whole message, it is shown as it is sent.
    setCode(valid.value);
    events.confirmCode(valid.value);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };

  return (
    <Dialog
      open
      onClose={events.dismissCode}
      title={isLookedFor ? payment('lostTitle') : t('codeTitle')}
      dismissible={!isBusy}
      confirmLabel={step.kind === 'unknown' ? t('checkAgain') : isPlain ? common('confirm') : payLabel}
      confirmLoading={isConfirming}
      confirmLoadingText={step.kind === 'checking' ? repay('checking') : t('codeConfirming')}
      confirmDisabled={step.kind === 'sending'}
      onConfirm={step.kind === 'unknown' ? events.check : confirm}
      cancelLabel={isBusy ? undefined : common(isLookedFor ? 'close' : 'cancel')}
    >
      <MoneyPanel
        isCompact
        hasSun={false}
        tone="due"
        className="choose-repayment__code-panel"
        title={card ? <ChargedCard card={card} /> : t('amount')}
      >
        <Amount value={amount} />
      </MoneyPanel>
      <div role="alert">{isNoticed && <CodeNotice step={step} text={problem} />}</div>
      {!isLookedFor && !isNoticed && <p className="choose-repayment__code-text">{t('codeText')}</p>}
      <form ref={form} className="choose-repayment__code" hidden={isLookedFor} onSubmit={submit}>
        <Field
          label={t('codeLabel')}
          value={code}
          onChange={(value) => {
            setCode(value);
            setIsTooShort(false);
          }}
          format={plainCodeEdit}
          name={codeField}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          readOnly={isBusy}
          error={isWrong && <span role="alert">{problem}</span>}
        />
        <div className="choose-repayment__resend">
          <span>{t('codeNotHere')}</span>
          <ResendButton {...props} />
        </div>
      </form>
    </Dialog>
  );
}

const codeField = 'one-time-code';

/** With large text the field is outside the visible part of the dialog, or under its buttons. */
function showCodeField(form: HTMLFormElement | null): void {
  focusField(form, codeField);
  form?.scrollIntoView({ block: 'center' });
}

function ChargedCard({ card }: { readonly card: BankCard }): ReactElement {
  return (
    <>
      {card.bankName} <CardEnding cardNo={card.cardNo} />
    </>
  );
}

function ResendButton({ step, secondsLeft, events }: CodeDialogProps): ReactElement {
  const t = useMessages(legacyRepaymentMessages);
  const isSending = step.kind === 'sending';
  if (secondsLeft > 0 && !isSending) {
    return <span className="choose-repayment__way-note">{t('codeResendIn', { seconds: secondsLeft })}</span>;
  }
  return (
    <Button
      plain
      size="small"
      disabled={!isSending && step.kind !== 'coding'}
      loading={isSending}
      loadingText={isSending ? t('codeSending') : undefined}
      onClick={events.resendCode}
    >
      {t('codeSendNew')}
    </Button>
  );
}

interface CodeNoticeProps {
  readonly step: CodeStep;
  readonly text: string;
}

/** The state of the payment if the code is not wrong; a refusal has the details that customer service asks for. */
function CodeNotice({ step, text }: CodeNoticeProps): ReactElement {
  const refusal = step.kind === 'coding' && step.problem?.kind === 'refused' ? step.problem.error : null;
  const Icon = refusal ? WarningIcon : step.kind === 'coding' ? InfoIcon : ClockIcon;
  return (
    <div className={`choose-repayment__code-notice${refusal ? ' choose-repayment__code-notice--refused' : ''}`}>
      <Icon />
      <div>
        {text} {refusal && <SupportDetails {...supportOf(refusal)} />}
      </div>
    </div>
  );
}

/** The text for a problem or for a payment that is looked for; null while the dialog only waits for the code. */
function useCodeProblem(step: CodeStep, isTooShort: boolean): string | null {
  const t = useMessages(legacyRepaymentMessages);
  const payment = useMessages(paymentMessages);
  const validation = useMessages(validationMessages);
  if (isTooShort) return validation('repaymentCodeTooShort');
  // The same text as on the page below.
  if (step.kind === 'unknown' && step.isUnread) return payment('unreadable');
  if (step.kind === 'unknown') return t('notSeenAtCode');
  if (step.kind === 'checking') return payment('lostChecking');
  if (step.kind !== 'coding' || step.problem === null) return null;
  switch (step.problem.kind) {
    case 'wrongCode':
      return validation('repaymentCodeWrong');
    case 'refused':
      return refusalText(step.problem.error, validation('processingFailed'));
    case 'checked':
      return t('unknownAtCode');
  }
}
