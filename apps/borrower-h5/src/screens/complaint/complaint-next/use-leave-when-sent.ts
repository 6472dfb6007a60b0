import { linkTo } from '@peace/session';
import { COMPLAINT_SUCCESS_MS } from '@peace/validators';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useServices } from '#shared/services.tsx';

/** Sent, the complaint page takes this one's place after a second and a half (spec §4). */
export function useLeaveWhenSent(isSent: boolean, orderNo: string): void {
  const { window } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSent) return;
    const timer = window.setTimeout(
      () => void navigate(linkTo(paths.complaint, { orderId: orderNo }), { replace: true }),
      COMPLAINT_SUCCESS_MS,
    );
    return () => window.clearTimeout(timer);
  }, [isSent, window, navigate, orderNo]);
}
