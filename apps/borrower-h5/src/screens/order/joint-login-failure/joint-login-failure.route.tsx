import { plainMessage } from '@peace/i18n';
import { orderDetailsMessages } from '@peace/i18n/messages/order-details';
import { screens } from '@peace/screens';
import { screenRoute } from '#shared/screen-route.tsx';
import { JointLoginFailureScreen } from './joint-login-failure-screen.tsx';
import { useJointLoginFailure } from './use-joint-login-failure.ts';

/** `/jointLoginFailure?productId&orderId` */
export const JointLoginFailureRoute = screenRoute({
  address: screens.jointLoginFailure,
  title: plainMessage(orderDetailsMessages, 'title'),
  useController: useJointLoginFailure,
  View: JointLoginFailureScreen,
});
