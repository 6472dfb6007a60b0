import { getComplaint } from '@peace/api-client/contract/complaint/get-complaint';
import { href, screens, type ParamsOf } from '@peace/screens';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';
import { useGoBack } from '#shared/use-go-back.ts';
import { useRead } from '#shared/use-read.ts';
import { useRestored } from '#shared/use-restored.ts';
import { complaintListFirst, complaintListFirstProps } from './complaint-list.first.ts';
import type { ComplaintListScreenProps } from './complaint-list-screen.tsx';

/** The view's props, from the backend and the borrower. */
export function useComplaintList({ tab }: ParamsOf<typeof screens.complaintList>): ComplaintListScreenProps {
  const navigate = useNavigate();
  const { api } = useServices();
  const { state, reload } = useRead(complaintListFirst.endpoint, {});
  useRestored(reload);
  return {
    ...complaintListFirstProps(state, tab),
    onTab: (index) => void navigate(href(screens.complaintList, { tab: String(index) }), { replace: true }),
    onBack: useGoBack(),
    onRetry: reload,
    onPress: (problemId) => api.prefetch(getComplaint, { problemId }),
  };
}
