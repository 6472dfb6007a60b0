import type { Origins, PointedServer } from '@peace/vite-config/origins-client';
import { useState, type FormEvent, type ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import { asStarted } from './kept-origins.ts';
import { readOrigin } from './read-origin.ts';
import '#shared/controls.css';
import './origins.css';

/** Where this page's server passes paths on, and what changes it. */
export interface OriginsPanelProps {
  /** Null: it cannot be pointed elsewhere; undefined: it was not asked yet. */
  readonly server: PointedServer | null | undefined;
  /** False where the server refused. */
  readonly onPoint: (origins: Origins) => Promise<boolean>;
}

/** Two origins to be typed; empty, a path leads where the server was started to. */
export function OriginsPanel({ server, onPoint }: OriginsPanelProps): ReactElement {
  return (
    <Section title="Apps and backend">
      {server ? (
        // Started again with what another tab or a start has pointed it at.
        <OriginsForm key={JSON.stringify(server.pointedAt)} server={server} onPoint={onPoint} />
      ) : (
        <p className="dp-empty">
          {server === null
            ? 'This page is served from files: the server in front of it decides where apps and backend are. `pnpm dev` can be pointed elsewhere here.'
            : 'Asking the server…'}
        </p>
      )}
    </Section>
  );
}

function OriginsForm({ server, onPoint }: { readonly server: PointedServer } & Pick<OriginsPanelProps, 'onPoint'>) {
  const { pointedAt, startedAt } = server;
  const [apps, setApps] = useState(pointedAt.apps ?? '');
  const [backend, setBackend] = useState(pointedAt.backend ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const wanted = { apps: readOrigin(apps), backend: readOrigin(backend) };
  const point = async (origins: Origins) => setIsRefused(!(await onPoint(origins)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted.apps !== undefined && wanted.backend !== undefined) {
      void point({ apps: wanted.apps, backend: wanted.backend });
    }
  };
  return (
    <form className="dp-origins" onSubmit={submit}>
      <LabelledInput
        label="Apps"
        className="dp-control dp-mono"
        inputMode="url"
        placeholder={startedAt.apps}
        value={apps}
        aria-invalid={wanted.apps === undefined}
        onChange={(event) => setApps(event.target.value)}
      />
      <LabelledInput
        label="Backend"
        className="dp-control dp-mono"
        inputMode="url"
        placeholder={startedAt.backend}
        value={backend}
        aria-invalid={wanted.backend === undefined}
        onChange={(event) => setBackend(event.target.value)}
      />
      <div className="dp-row">
        <ToolButton
          nativeType="submit"
          type="primary"
          disabled={wanted.apps === undefined || wanted.backend === undefined}
        >
          Point there
        </ToolButton>
        <ToolButton
          disabled={pointedAt.apps === null && pointedAt.backend === null}
          onClick={() => void point(asStarted)}
        >
          As it was started
        </ToolButton>
      </div>
      <p className="dp-hint">
        The server of this page passes paths there, so that the phone stays of this origin and keeps its shell, storage
        and look. Kept in this browser; no link carries it. A backend that is no sandbox has no panels.
      </p>
      {isRefused ? <p role="alert">The server refused it.</p> : null}
    </form>
  );
}
