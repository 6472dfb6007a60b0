import { href, screens } from '@peace/screens';
import { useNavigate } from 'react-router-dom';
import type { OrderHelpEvents } from './order-help.tsx';

/** Leads to help with the order named; without an order, to customer service alone. */
export function useOrderHelp(orderId: string | undefined): OrderHelpEvents {
  const navigate = useNavigate();
  return {
    onCustomerService: () => void navigate(href(screens.customerService, { orderId })),
    onComplain: orderId ? () => void navigate(href(screens.complaint, { orderId })) : null,
  };
}
