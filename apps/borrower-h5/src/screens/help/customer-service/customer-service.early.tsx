import { readQuery } from '@peace/web-platform';
import { earlyCopy } from '#shared/early-copy.tsx';
import { earlyScreen } from '#shared/early-screen.tsx';
import { customerServiceFirst, customerServiceFirstProps } from './customer-service.first.ts';
import { CustomerServiceScreen } from './customer-service-screen.tsx';

export const earlyScreens = [
  earlyScreen({
    ...customerServiceFirst,
    View: CustomerServiceScreen,
    firstProps: (state, window) =>
      customerServiceFirstProps(state, readQuery(window).get('orderId')?.trim() || undefined),
    copy: earlyCopy,
  }),
];
