import type { Sandbox } from '@peace/sandbox';
import { openScreen } from '#shared/testing/render-screen.tsx';
import { ChooseRepaymentRoute } from '../use-choose-repayment.ts';

export const orderAlone = '/chooseRepayment?orderId=7001&amount=545000';

export const openChooseRepayment = (entry = orderAlone, sandbox?: Sandbox) =>
  openScreen(ChooseRepaymentRoute, {
    scenario: 'legacy-repayment',
    entry,
    sandbox,
  });
