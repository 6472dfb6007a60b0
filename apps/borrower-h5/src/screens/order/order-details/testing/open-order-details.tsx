import { screens } from '@peace/screens';
import { type RenderOptions, renderScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from '../use-order-details.tsx';

export const open = (scenario: string, options: Omit<RenderOptions, 'scenario'> = {}) =>
  renderScreen(<OrderDetailsRoute />, screens.orderDetails.path, { scenario, ...options });
