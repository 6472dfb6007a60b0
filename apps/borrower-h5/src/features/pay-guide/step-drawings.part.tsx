import { ErrorBoundary } from '@peace/ui-kit/error-boundary';
import { lazy, Suspense, type ReactElement } from 'react';
import { channelNamed } from './channel-named.ts';
import './step-drawings.css';

const GuideStrip = lazy(async () => ({ default: (await import('./guide-strip.tsx')).GuideStrip }));

/** The drawings for steps of the server, where `name` says which channel they are of. It decides pictures and nothing else. */
export function StepDrawings({ name }: { readonly name: string }): ReactElement | null {
  const channel = channelNamed(name);
  if (channel === null) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={<div className="step-drawings-bones" />}>
        <GuideStrip channel={channel} />
      </Suspense>
    </ErrorBoundary>
  );
}
