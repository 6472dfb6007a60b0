import { listComplaints, type ProblemTab } from '@peace/api-client/contract/complaint/list-complaints';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import { noop } from '#shared/noop.ts';
import type { ComplaintListScreenProps } from './complaint-list-screen.tsx';

/** The borrower's complaints, as their route and their early page know them. */
export const complaintListFirst = {
  address: screens.complaintList,
  title: plainMessage(complaintMessages, 'myComplaints'),
  endpoint: listComplaints,
};

/** What the list shows of a state before anything was touched; `tab` is the link's. */
export function complaintListFirstProps(
  state: AsyncState<readonly ProblemTab[]>,
  tab: string | undefined,
): ComplaintListScreenProps {
  return {
    state,
    activeTab: Number(tab ?? '0'),
    onTab: noop,
    onBack: noop,
    onRetry: noop,
    onPress: noop,
  };
}
