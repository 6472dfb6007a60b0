import { earlyScreen, type FirstState } from '#shared/early-screen.tsx';
import { offerFirstProps } from '#features/loan-confirm/offer-first-props.ts';
import type { LoanTerms } from '#features/loan-confirm/loan-terms.ts';
import { instalmentConfirmFirst, loanConfirmFirst } from './loan-confirm.first.ts';
import { LoanConfirmScreen } from './loan-confirm-screen.tsx';

const firstProps = (isPlanOpen: boolean) => (state: FirstState<LoanTerms>, window: Window) => {
  const { view, overlays } = offerFirstProps(state, window);
  return { view: { ...view, isPlanOpen }, overlays };
};

export const earlyScreens = [
  earlyScreen({ ...loanConfirmFirst, View: LoanConfirmScreen, firstProps: firstProps(false) }),
  earlyScreen({ ...instalmentConfirmFirst, View: LoanConfirmScreen, firstProps: firstProps(true) }),
];
