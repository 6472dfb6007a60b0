import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { useState, type ReactElement, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../services.ts';

/** Address, atoms and cache of one page, for a test that renders a hook or a part of it. */
export function PreviewProviders({ children }: { readonly children: ReactNode }): ReactElement {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Provider>
        <BrowserRouter>{children}</BrowserRouter>
      </Provider>
    </QueryClientProvider>
  );
}
