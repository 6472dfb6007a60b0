import { createSandboxClient } from '@peace/sandbox/client';
import { localItems, sessionItems } from '@peace/web-platform/storage';
import { QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'jotai';
import { useState, type ReactElement } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import { TestPreviewRoute } from '#screens/test-preview/test-preview.route.tsx';
import { createQueryClient, type Build, type PreviewServices } from '#shared/services.ts';

/** The one page of this app, at the address that the specification gives it; what it shows is in the hash. */
export function App(props: { readonly window: Window; readonly build: Build }): ReactElement {
  const [services] = useState(() => createServices(props.window, props.build));
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Provider>
        <BrowserRouter window={props.window}>
          <Routes>
            <Route path="/testPreview" element={<TestPreviewRoute services={services} />} />
            <Route path="*" element={<Navigate to="/testPreview" replace />} />
          </Routes>
        </BrowserRouter>
      </Provider>
    </QueryClientProvider>
  );
}

function createServices(window: Window, build: Build): PreviewServices {
  return {
    window,
    client: createSandboxClient(),
    storage: localItems(window),
    tabStorage: sessionItems(window),
    build,
  };
}
