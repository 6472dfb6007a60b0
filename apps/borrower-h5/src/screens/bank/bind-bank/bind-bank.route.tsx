import { screenRoute } from '#shared/screen-route.tsx';
import { bindBankFirst } from './bind-bank.first.ts';
import { BindBankScreen } from './bind-bank-screen.tsx';
import { useBindBank } from './use-bind-bank.ts';

/**
 * `/bindBank?productId&source`; `source=loanDetail` changes the account of an order. A screen of ours that needs an
 * account to go on with opens it as a step, and gets the borrower back.
 */
export const BindBankRoute = screenRoute({ ...bindBankFirst, useController: useBindBank, View: BindBankScreen });
