import { linkTo } from '@peace/session';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import type { OrderHelpEvents } from './order-help.tsx';

/** Leads to help with the order named; without an order, to customer service alone. */
export function useOrderHelp(orderId: string | undefined): OrderHelpEvents {
  const navigate = useNavigate();
  return {
    onCustomerService: () => void navigate(linkTo(paths.customerService, { orderId })),
    onComplain: orderId ? () => void navigate(linkTo(paths.complaint, { orderId })) : null,
  };
}
