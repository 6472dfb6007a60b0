import { type RenderOptions, openScreen } from '#shared/testing/render-screen.tsx';
import { OrderDetailsRoute } from '../use-order-details.tsx';

export const open = (scenario: string, options: Omit<RenderOptions, 'scenario'> = {}) =>
  openScreen(OrderDetailsRoute, { scenario, ...options });
