import type { MessageName } from '@peace/bridge/protocol';
import type { ReactElement } from 'react';
import { behaviours, type Behaviour } from '#shared/choices.ts';
import { Section, ToolButton } from '#shared/controls.tsx';
import type { PreviewSettings } from '#shared/preview-address.ts';
import { handlerRows } from './handler-rows.ts';
import '#shared/controls.css';
import './bridge.css';

/** How the shell takes each message. */
export interface HandlerTableProps {
  readonly isShellThere: boolean;
  readonly onShellThere: (isThere: boolean) => void;
  readonly handlers: PreviewSettings['handlers'];
  readonly onBehaviour: (name: MessageName, behaviour: Behaviour) => void;
  readonly onAllWork: () => void;
}

const labels: Readonly<Record<Behaviour, string>> = {
  works: 'works',
  missing: 'no handler → unavailable',
  slow: 'answers late → no-reply',
  refuses: 'says no → rejected',
};

/** The shell's handlers, each of which can be taken away or made slow. */
export function HandlerTable(props: HandlerTableProps): ReactElement {
  const { isShellThere, onShellThere, handlers, onBehaviour, onAllWork } = props;
  const isUnusual = Object.values(handlers).some((behaviour) => behaviour !== undefined);
  return (
    <Section
      title="Shell"
      actions={
        <ToolButton disabled={!isUnusual} onClick={onAllWork}>
          All work
        </ToolButton>
      }
    >
      <label className="dp-check">
        <input type="checkbox" checked={!isShellThere} onChange={(event) => onShellThere(!event.target.checked)} />
        The bridge has vanished
      </label>
      <p className="dp-hint">
        A page that knew the shell then gets no reply to anything; one that is loaded afterwards takes itself to be in a
        plain browser.
      </p>
      <ul className="dp-list dp-handlers" aria-label="Message handlers">
        {handlerRows.map(({ name, about }) => (
          <li key={name} className="dp-handler">
            <label className="dp-mono" htmlFor={`handler-${name}`}>
              {name}
            </label>
            <span className="dp-hint">{about}</span>
            <select
              id={`handler-${name}`}
              className="dp-control"
              value={handlers[name] ?? 'works'}
              disabled={!isShellThere}
              onChange={(event) => {
                const chosen = behaviours.find((behaviour) => behaviour === event.target.value);
                if (chosen !== undefined) onBehaviour(name, chosen);
              }}
            >
              {behaviours.map((behaviour) => (
                <option key={behaviour} value={behaviour}>
                  {labels[behaviour]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </Section>
  );
}
