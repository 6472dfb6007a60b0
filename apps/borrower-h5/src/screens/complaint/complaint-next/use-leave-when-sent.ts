import { href, screens } from '@peace/screens';
import { COMPLAINT_SUCCESS_MS } from '@peace/validators';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#shared/services.tsx';

/** Sent, the complaint page takes this one's place after a second and a half (spec §4). */
export function useLeaveWhenSent(isSent: boolean, orderNo: string): void {
  const { window } = useServices();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSent) return;
    const timer = window.setTimeout(
      () => void navigate(href(screens.complaint, { orderId: orderNo }), { replace: true }),
      COMPLAINT_SUCCESS_MS,
    );
    return () => window.clearTimeout(timer);
  }, [isSent, window, navigate, orderNo]);
}
