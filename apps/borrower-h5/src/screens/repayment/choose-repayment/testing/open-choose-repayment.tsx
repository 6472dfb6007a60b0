import type { Sandbox } from '@peace/sandbox';
import { screens } from '@peace/screens';
import { renderScreen } from '#shared/testing/render-screen.tsx';
import { ChooseRepaymentRoute } from '../use-choose-repayment.ts';

export const orderAlone = '/chooseRepayment?orderId=7001&amount=545000';

export const openChooseRepayment = (entry = orderAlone, sandbox?: Sandbox) =>
  renderScreen(<ChooseRepaymentRoute />, screens.chooseRepayment.path, {
    scenario: 'legacy-repayment',
    entry,
    sandbox,
  });
