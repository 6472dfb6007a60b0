import type { ParamsOf, screens } from '@peace/screens';
import { earlyScreen, type FirstState } from '#shared/early-screen.tsx';
import { offerFirstProps } from '#features/loan-confirm/offer-first-props.ts';
import type { LoanTerms } from '#features/loan-confirm/loan-terms.ts';
import { instalmentConfirmFirst, loanConfirmFirst } from './loan-confirm.first.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';

type Link = ParamsOf<typeof screens.loanConfirm>;

const firstProps = (state: FirstState<LoanTerms>, window: Window, { productId }: Link) =>
  offerFirstProps(productId, state, window);

export const earlyScreens = [
  earlyScreen({ ...loanConfirmFirst, View: LoanConfirmScreen, firstProps }),
  earlyScreen({ ...instalmentConfirmFirst, View: LoanConfirmScreen, firstProps }),
];
