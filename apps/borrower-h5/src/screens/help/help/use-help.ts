import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { listComplaints } from '@peace/api-client/contract/complaint/list-complaints';
import { getSupportContact } from '@peace/api-client/contract/customer-service/get-support-contact';
import { getOrder } from '@peace/api-client/contract/order/get-order';
import { getExtension } from '@peace/api-client/contract/repayment/get-extension';
import { getPeriodRepayment } from '@peace/api-client/contract/repayment/get-period-repayment';
import { company } from '@peace/company';
import { plainMessage } from '@peace/i18n';
import { helpPageMessages } from '@peace/i18n/messages/help-page';
import { useLocale } from '@peace/i18n/react';
import { screens, type ParamsOf } from '@peace/screens';
import type { CopyState } from '@peace/ui-kit/copy-button';
import { copyText } from '@peace/web-platform/copy-text';
import { useState } from 'react';
import { filedAtOf, progressOf } from '#features/complaint/complaint-progress.ts';
import { payCodeItem } from '#shared/order/pay-code-item.ts';
import { useDueTime } from '#features/due/use-due-text.ts';
import { appConfig, appNameIn } from '#shared/app-config.ts';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useNavigateExternal } from '#shared/navigation/use-navigate-external.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { useServices } from '#shared/services.tsx';
import { useStoredItem } from '#shared/storage/stored-atom.ts';
import { verdictOf, type OwnFacts } from './help.model.ts';
import { HelpView, type HelpViewProps, type LateComplaint } from './help.view.tsx';

export function useHelp({ orderId, problemId, topic }: ParamsOf<typeof screens.help>): HelpViewProps {
  const { window } = useServices();
  const { locale } = useLocale();
  const leave = useNavigateExternal();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<string | null>(null);
  const facts = useOwnFacts(orderId, checked !== null);
  const [copyState, setCopyState] = useState<CopyState>('idle');
  return {
    company,
    appName: appNameIn(locale),
    orderId,
    isLateOpen: topic === 'late',
    text,
    verdict: checked === null ? null : verdictOf(checked, facts),
    lateComplaint: useLateComplaint(problemId),
    copyState,
    events: {
      back: useGoBack(),
      setText: (typed) => {
        setText(typed);
        setChecked(null);
      },
      check: () => setChecked(text.trim() === '' ? null : text),
      open: (link) => void leave(link),
      copy: (summary) => void copyText(summary, { window }).then(({ kind }) => setCopyState(kind)),
    },
  };
}

/** `/help?orderId`; `problemId` where it was opened from a complaint whose answer is late. */
export const HelpRoute = screenRoute({
  address: screens.help,
  title: plainMessage(helpPageMessages, 'title'),
  useController: useHelp,
  View: HelpView,
});

/** Reads the codes of the loan, the code that was opened last, and the numbers that the app shows as ours, once something is checked. */
function useOwnFacts(orderId: string | undefined, isWanted: boolean): OwnFacts {
  const ids = { orderId: orderId ?? '' };
  const ofOrder = { isWanted: isWanted && orderId !== undefined, isQuiet: true };
  const { state: contact } = useRead(getSupportContact, {}, { isWanted, isQuiet: true });
  const { state: order } = useRead(getOrder, ids, ofOrder);
  const { state: due } = useRead(getPeriodRepayment, ids, ofOrder);
  // An order that cannot be extended has none.
  const { state: extension } = useRead(getExtension, ids, ofOrder);
  const needed = orderId === undefined ? [contact] : [contact, order, due];
  const isRunning = [...needed, ...(orderId === undefined ? [] : [extension])].some(({ kind }) => kind === 'loading');
  const reading = needed.some(({ kind }) => kind === 'failed') ? 'failed' : 'done';
  const stored = useStoredItem(payCodeItem).read();
  const payCodes = [due, extension].map((state) => (state.kind === 'ready' ? state.data.defaultPayCode?.payCode : ''));
  return {
    codes: [
      ...payCodes.flatMap((code) => (code && orderId !== undefined ? [{ code, orderId }] : [])),
      ...(stored ? [{ code: stored.payCode, orderId: stored.orderId }] : []),
    ],
    hasLoan: orderId !== undefined,
    numbers: [
      company.phone,
      company.whatsapp,
      company.dataProtectionOfficer.phone,
      appConfig.servicePhone,
      contact.kind === 'ready' && contact.data.whatsApp,
      order.kind === 'ready' && order.data.telephone,
    ].filter((number) => typeof number === 'string'),
    reading: isRunning ? 'running' : reading,
  };
}

/** The complaint that was opened from, where its answer is late. */
function useLateComplaint(problemId: string | undefined): LateComplaint | null {
  const wanted = { isWanted: problemId !== undefined, isQuiet: true };
  const { state: complaint } = useRead(getComplaint, { problemId: problemId ?? '' }, wanted);
  const { state: list } = useRead(listComplaints, {}, wanted);
  const now = useDueTime();
  if (problemId === undefined || complaint.kind !== 'ready' || list.kind !== 'ready' || now === null) return null;
  const { filedAt, replyBy, isLate } = progressOf(complaint.data, filedAtOf(list.data, problemId), now);
  if (!isLate || filedAt === null || replyBy === null) return null;
  const { type, subType, content } = complaint.data;
  return {
    number: problemId,
    filedAt,
    replyBy,
    now,
    topic: [type, subType].filter(Boolean).join(', '),
    words: content,
  };
}
