import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/navigation/use-go-back.ts';
import { useNextScreen, useRestored } from '#shared/navigation/use-is-here.ts';
import { useRead } from '#shared/reading/use-read.ts';
import { screenRoute } from '#shared/navigation/screen-route.ts';
import { complaintListScreen, complaintListProps } from './complaint-list.screen.ts';
import { type ComplaintListViewProps, ComplaintListView } from './complaint-list.view.tsx';

export function useComplaintList({ tab }: ParamsOf<typeof screens.complaintList>): ComplaintListViewProps {
  const navigate = useNavigate();
  const { api } = useServices();
  const { isAwaited } = useNextScreen();
  const { state, reload } = useRead(complaintListScreen.endpoint, {});
  useRestored(reload);
  return {
    ...complaintListProps(state, tab),
    events: {
      chooseTab: (index) => {
        // It would take the place of the complaint that was tapped.
        if (isAwaited()) return;
        void navigate(href(screens.complaintList, { tab: String(index) }), { replace: true });
      },
      back: useGoBack(),
      retry: reload,
      prepare: (problemId) => api.prefetch(getComplaint, { problemId }),
    },
  };
}

/** `/complaintList`; `tab` is the tab that was open, so that going back from a complaint finds it again. */
export const ComplaintListRoute = screenRoute({
  ...complaintListScreen,
  useController: useComplaintList,
  View: ComplaintListView,
});
