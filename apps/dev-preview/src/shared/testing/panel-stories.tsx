import type { ReactElement, ReactNode } from 'react';
import { PreviewProviders } from './preview-providers.tsx';
import '#screens/test-preview/test-preview-screen.css';

/** A story of a panel, as wide as the panel is beside the phone. */
export const inPanel = (Story: () => ReactNode): ReactElement => (
  <PreviewProviders>
    <main
      className="dp-tools"
      style={{ maxWidth: 720, background: 'var(--van-background-2)', fontSize: 13, lineHeight: '19px' }}
    >
      <Story />
    </main>
  </PreviewProviders>
);
