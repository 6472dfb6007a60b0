import { useCallback, useState } from 'react';
import { useGoBack } from '#shared/use-go-back.ts';
import { useNativeBack } from '#shared/use-native-back.ts';

/**
 * Going back from what would be lost: while `isAsked`, the page's back arrow and the shell's back gesture open a
 * question first. A second gesture closes it, as it closes any dialog.
 */
export function useLeaveQuestion(isAsked: boolean) {
  const goBack = useGoBack();
  const [isOpen, setIsOpen] = useState(false);
  const ask = useCallback(() => {
    setIsOpen(true);
    return true;
  }, []);
  useNativeBack(isAsked, ask);
  return {
    goBack: isAsked ? () => void ask() : goBack,
    isAsking: isOpen && isAsked,
    leave: () => {
      setIsOpen(false);
      goBack();
    },
    stay: () => setIsOpen(false),
  };
}
