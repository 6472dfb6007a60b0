import { readParams } from '@peace/screens';
import { readSession } from '@peace/session';
import { readQuery } from '@peace/web-platform';
import { earlyScreen } from '#shared/early-screen.tsx';
import { chooseRepaymentFirst, chooseRepaymentFirstProps } from './choose-repayment.first.ts';
import { ChooseRepaymentView } from './choose-repayment-view.tsx';

export const earlyScreens = [
  earlyScreen({
    ...chooseRepaymentFirst,
    View: ChooseRepaymentView,
    firstProps: (state, window) => {
      const link = readParams(chooseRepaymentFirst.address, readQuery(window));
      const { userId = '' } = readSession(window).params;
      return link.kind === 'missing' ? null : chooseRepaymentFirstProps(state, link.params, userId);
    },
  }),
];
