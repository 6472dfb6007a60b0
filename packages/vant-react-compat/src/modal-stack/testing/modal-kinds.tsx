import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createModalStack, ModalStackProvider } from '../modal-stack.tsx';

export function renderInStack(modal: ReactElement) {
  const stack = createModalStack();
  const page = (content: ReactElement) => <ModalStackProvider stack={stack}>{content}</ModalStackProvider>;
  const { rerender } = render(page(modal));
  return { back: stack.takeBack, rerender: (content: ReactElement) => rerender(page(content)) };
}
