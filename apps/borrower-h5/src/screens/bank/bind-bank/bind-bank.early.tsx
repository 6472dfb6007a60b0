import { earlyScreen } from '#shared/early-screen.tsx';
import { keepTyping } from '#shared/early-typing.ts';
import { bindBankFirst, bindBankFirstProps } from './bind-bank.first.ts';
import { BindBankScreen } from './bind-bank-screen.tsx';

export const earlyScreens = [
  earlyScreen({ ...bindBankFirst, View: BindBankScreen, firstProps: bindBankFirstProps, typing: keepTyping }),
];
