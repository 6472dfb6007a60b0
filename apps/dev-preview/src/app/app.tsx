import { localItems, sessionItems } from '@peace/session/storage';
import { useState, type ReactElement } from 'react';
import { TestPreviewRoute } from '#screens/test-preview/test-preview.route.tsx';
import { createSandboxClient } from '#shared/sandbox-client.ts';
import type { PreviewServices } from '#shared/services.ts';

/** The one page of this app. */
export function App(props: { readonly window: Window }): ReactElement {
  const [services] = useState(() => createServices(props.window));
  return <TestPreviewRoute services={services} />;
}

function createServices(window: Window): PreviewServices {
  return { window, client: createSandboxClient(), storage: localItems(window), tabStorage: sessionItems(window) };
}
