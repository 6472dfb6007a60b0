import { allScreens, readParams } from '@peace/screens';
import type { InAppPath } from '@peace/session';
import { useState, type ReactElement } from 'react';
import { LabelledInput, LabelledSelect, Section, ToolButton } from '#shared/controls.tsx';
import type { ScreenLink } from '#shared/screen-links.ts';
import '#features/test-page/test-page.css';
import '#features/sandbox/sandbox.css';
import '#shared/controls.css';

/** What a link to a screen is made of. */
export interface ScreenBuilderProps {
  /** What each screen's parameters start with. */
  readonly links: readonly ScreenLink[];
  readonly onOpen: (place: InAppPath) => void;
  /** Copies the link as an app uses it. */
  readonly onCopy: (link: string) => void;
}

const options = allScreens
  .map(({ name, path }) => ({ value: name, label: `${path} · ${name}` }))
  .sort((left, right) => left.label.localeCompare(right.label));

/** Makes a link to any declared screen from its own parameters; one that lacks a required one is not offered. */
export function ScreenBuilder({ links, onOpen, onCopy }: ScreenBuilderProps): ReactElement | null {
  const [name, setName] = useState('orderDetails');
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  const screen = allScreens.find((declared) => declared.name === name);
  if (screen === undefined) return null;
  const params: Readonly<Record<string, string>> = screen.params;
  const start = links.find((link) => link.name === name)?.params ?? {};
  const valueOf = (param: string) => edited[param] ?? start[param] ?? '';
  const query = new URLSearchParams(
    Object.keys(params).flatMap((param) => (valueOf(param).trim() === '' ? [] : [[param, valueOf(param).trim()]])),
  );
  const place: InAppPath = String(query) === '' ? screen.path : `${screen.path}?${query}`;
  const read = readParams(screen, query);
  return (
    <Section title="Link to a screen">
      <LabelledSelect
        label="Declared screen"
        value={name}
        options={options}
        onChange={(chosen) => {
          setName(chosen);
          setEdited({});
        }}
      />
      <p className="dp-hint">{screen.about.replaceAll('`', '')}.</p>
      <div className="dp-grid dp-spaced">
        {Object.entries(params).map(([param, kind]) => (
          <LabelledInput
            key={param}
            label={`${param} (${kind})`}
            value={valueOf(param)}
            onChange={(event) => setEdited({ ...edited, [param]: event.target.value })}
          />
        ))}
      </div>
      <p className="dp-built dp-code">{place}</p>
      <div className="dp-row" role="group" aria-label="With this link">
        <ToolButton disabled={read.kind === 'missing'} onClick={() => onOpen(place)}>
          Open in the phone
        </ToolButton>
        <ToolButton disabled={read.kind === 'missing'} onClick={() => onCopy(place)}>
          Copy the link
        </ToolButton>
        <span className="dp-hint">{read.kind === 'missing' ? `${read.name} is missing.` : ''}</span>
      </div>
    </Section>
  );
}
