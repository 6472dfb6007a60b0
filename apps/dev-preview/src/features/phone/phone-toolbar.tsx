import { localeNames } from '@peace/i18n';
import type { InAppPath } from '@peace/session';
import { useState, type FormEvent, type ReactElement } from 'react';
import { devices, deviceNames, languages, motions, textSizes, themes } from '#shared/choices.ts';
import { LabelledInput, LabelledSelect, ToolButton } from '#shared/controls.tsx';
import { asPlace } from '#shared/launch-address.ts';
import type { PreviewSettings } from '#shared/preview-address.ts';
import './phone.css';

/** The phone's address and how it is held. */
export interface PhoneToolbarProps {
  /** Where the page in the frame is. */
  readonly place: string;
  readonly onOpen: (place: InAppPath) => void;
  readonly onReload: () => void;
  readonly settings: PreviewSettings;
  readonly onSettings: (change: Partial<PreviewSettings>) => void;
  /** Undefined without a sandbox, which is what drops the connections. */
  readonly isNetworkOff: boolean | undefined;
  readonly onNetworkOff: (isOff: boolean) => void;
  readonly onBack: () => void;
  readonly onResume: () => void;
  /** What the page answered to the last of these. */
  readonly lastAnswer: string | undefined;
  readonly isConnected: boolean;
  /** The page's own title, which the shell may show. */
  readonly title: string;
}

const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** Everything about the phone that is not on it. */
export function PhoneToolbar(props: PhoneToolbarProps): ReactElement {
  const { settings, onSettings } = props;
  return (
    <div className="dp-phone-toolbar">
      <AddressBar place={props.place} onOpen={props.onOpen} onReload={props.onReload} />
      <div className="dp-switches">
        <LabelledSelect
          label="Screen"
          value={settings.device}
          options={optionsOf(deviceNames, (name) => devices[name].label)}
          onChange={(device) => onSettings({ device })}
        />
        <LabelledSelect
          label="Language"
          value={settings.language}
          options={optionsOf(languages, (name) => (name === 'app' ? 'the app’s choice' : localeNames[name]))}
          onChange={(language) => onSettings({ language })}
        />
        <LabelledSelect
          label="Colours"
          value={settings.theme}
          options={optionsOf(themes, (name) => (name === 'system' ? 'system' : name))}
          onChange={(theme) => onSettings({ theme })}
        />
        <LabelledSelect
          label="Text size"
          value={settings.textSize}
          options={optionsOf(textSizes, (size) => `${size} %`)}
          onChange={(textSize) => onSettings({ textSize })}
        />
        <LabelledSelect
          label="Motion"
          value={settings.motion}
          options={optionsOf(motions, (name) => (name === 'system' ? 'system' : name))}
          onChange={(motion) => onSettings({ motion })}
        />
        <ToolButton
          aria-pressed={props.isNetworkOff === true}
          disabled={props.isNetworkOff === undefined}
          onClick={() => props.onNetworkOff(props.isNetworkOff !== true)}
        >
          Network off
        </ToolButton>
      </div>
      <div className="dp-row dp-events">
        <ToolButton onClick={props.onBack}>Back</ToolButton>
        <ToolButton onClick={props.onResume}>Resume</ToolButton>
        <ToolButton
          aria-pressed={settings.hasConsole}
          title="In the page itself; production builds have none"
          onClick={() => onSettings({ hasConsole: !settings.hasConsole })}
        >
          Console
        </ToolButton>
        <span className="dp-hint" role="status">
          {props.lastAnswer ??
            (props.isConnected ? 'The page has found its shell.' : 'The page has not found a shell.')}
        </span>
        <span className="dp-hint">
          Title: <strong>{props.title || 'none'}</strong>
        </span>
      </div>
    </div>
  );
}

/** Shows where the page is until somebody types; Escape gives that up. */
function AddressBar(props: Pick<PhoneToolbarProps, 'place' | 'onOpen' | 'onReload'>): ReactElement {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? props.place;
  const place = asPlace(text);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (place === undefined) return;
    setTyped(undefined);
    props.onOpen(place);
  };
  return (
    <form className="dp-address" onSubmit={open}>
      <LabelledInput
        label="Address in the phone"
        className="dp-control dp-mono"
        value={text}
        aria-invalid={place === undefined}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      <button type="submit" className="dp-button" disabled={place === undefined}>
        Open
      </button>
      <ToolButton onClick={props.onReload}>Reload</ToolButton>
    </form>
  );
}
