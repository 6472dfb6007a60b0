import { listComplaints, type ProblemTab } from '@peace/api-client/contract/complaint/list-complaints';
import { plainMessage } from '@peace/i18n';
import { complaintMessages } from '@peace/i18n/messages/complaint';
import { screens } from '@peace/screens';
import type { AsyncState } from '@peace/ui-kit/async-view';
import type { StateOf } from '#shared/events.ts';
import type { EarlyScreens } from '#features/early/early-screen.ts';
import type { ComplaintListViewProps } from './complaint-list.view.tsx';

export const complaintListScreen = {
  address: screens.complaintList,
  title: plainMessage(complaintMessages, 'myComplaints'),
  endpoint: listComplaints,
};

export function complaintListProps(
  state: AsyncState<readonly ProblemTab[]>,
  tab: string | undefined,
): StateOf<ComplaintListViewProps> {
  return {
    state,
    activeTab: Number(tab ?? '0'),
  };
}

export const earlyScreens: EarlyScreens<typeof complaintListScreen> = () => [
  { ...complaintListScreen, atFirst: (state, { params }) => complaintListProps(state, params.tab) },
];
