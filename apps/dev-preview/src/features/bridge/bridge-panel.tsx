import type { ReactElement } from 'react';
import { behaviours, type Behaviour } from '#shared/choices.ts';
import { Check, LabelledSelect, Prose, Section } from '#shared/controls.tsx';
import type { PreviewSettings } from '#shared/preview-address.ts';
import { handlerRows } from './handler-rows.ts';
import '#shared/controls.css';
import './bridge.css';

/** How the shell takes each message, and what changes it. */
export interface BridgePanelProps {
  readonly settings: Pick<PreviewSettings, 'isShellThere' | 'handlers'>;
  readonly onSettings: (change: Partial<PreviewSettings>) => void;
}

const labels: Readonly<Record<Behaviour, string>> = {
  works: 'works',
  missing: 'no handler → unavailable',
  slow: 'answers late → no-reply',
  refuses: 'says no → rejected',
};

/** The shell's handlers, each of which can be taken away, made slow or made to refuse. */
export function BridgePanel({ settings: { isShellThere, handlers }, onSettings }: BridgePanelProps): ReactElement {
  const isUnusual = Object.values(handlers).some((behaviour) => behaviour !== undefined);
  return (
    <Section title="Bridge" onReset={isUnusual ? () => onSettings({ handlers: {} }) : null}>
      <Check
        label="Bridge unavailable"
        isChecked={!isShellThere}
        onCheck={(isGone) => onSettings({ isShellThere: !isGone })}
      />
      <p className="dp-hint">Open pages: every call times out. Pages opened from now on: no bridge (plain browser).</p>
      <ul className="dp-list dp-handlers" aria-label="Message handlers">
        {handlerRows.map(({ name, about }) => (
          <li key={name} className="dp-handler">
            <span className="dp-mono" aria-hidden="true">
              {name}
            </span>
            <LabelledSelect
              label={name}
              isLabelHidden
              value={handlers[name] ?? 'works'}
              options={behaviours.map((value) => ({ value, label: labels[value] }))}
              isDisabled={!isShellThere}
              onChange={(behaviour) =>
                onSettings({ handlers: { ...handlers, [name]: behaviour === 'works' ? undefined : behaviour } })
              }
            />
            <span className="dp-hint">
              <Prose text={about} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
