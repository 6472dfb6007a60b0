import { localeNames } from '@peace/i18n';
import { useState, type ReactElement } from 'react';
import { deviceNames, devices, languages, textSizes, themes } from '#shared/choices.ts';
import { Check, LabelledSelect, ToolButton } from '#shared/controls.tsx';
import type { PreviewSettings } from '#shared/preview-address.ts';
import { lines, type Line } from './line.ts';
import '#shared/controls.css';
import './phone-rail.css';

const lineLabels: Readonly<Record<Line, string>> = { normal: 'online', slow: 'slow (2 s)', off: 'off' };

export interface PhoneChoice {
  readonly title: string;
  readonly value: string;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly change: Partial<PreviewSettings>;
  }[];
}

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(deviceNames.map((name) => [name, devices[name].label])),
  ...Object.fromEntries(textSizes.map((size) => [size, `${size} %`])),
  ...localeNames,
  app: 'app’s choice',
};

export function phoneChoices(settings: PreviewSettings): PhoneChoice[] {
  const choice = <Name extends keyof PreviewSettings>(
    title: string,
    name: Name,
    values: readonly (PreviewSettings[Name] & string)[],
  ): PhoneChoice => ({
    title,
    value: values.find((value) => value === settings[name]) ?? '',
    options: values.map((value) => ({ value, label: labels[value] ?? value, change: { [name]: value } })),
  });
  return [
    choice('Screen', 'device', deviceNames),
    choice('Language', 'language', languages),
    choice('Theme', 'theme', themes),
    choice('Text size', 'textSize', textSizes),
  ];
}

export interface PhoneActions {
  readonly back: () => void;
  readonly resume: () => void;
  /** The system ends the web view, and the shell opens its place again. */
  readonly kill: () => void;
  /** The backend knows the session no more, or again. */
  readonly endSession: (isEnded: boolean) => void;
  /** Another borrower logs in on this phone, or the first one again. */
  readonly changePerson: () => void;
}

/** The phone's buttons and how it is held. */
export interface PhoneRailProps {
  readonly actions: PhoneActions;
  readonly settings: PreviewSettings;
  readonly onSettings: (change: Partial<PreviewSettings>) => void;
  /** Undefined without a sandbox, which is what makes responses late or drops them. */
  readonly line: Line | undefined;
  readonly onLine: (line: Line) => void;
  /** Undefined where the sandbox cannot end a session. */
  readonly isSessionEnded: boolean | undefined;
  readonly isOtherPerson: boolean;
}

/** Everything about the phone that is not on it, in a column beside it, or above where there is no room. */
export function PhoneRail(props: PhoneRailProps): ReactElement {
  const { actions, settings, onSettings, isSessionEnded } = props;
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  return (
    <div className={`dp-rail${areSettingsOpen ? ' dp-rail--open' : ''}`}>
      <div className="dp-rail-group" role="group" aria-label="Shell">
        <ToolButton title="Calls peaceNative.onBack(); false: goes back itself, or closes" onClick={actions.back}>
          Back
        </ToolButton>
        <ToolButton title="Calls peaceNative.onResume(): the page reads anew" onClick={actions.resume}>
          Resume
        </ToolButton>
        <ToolButton title="Session storage is lost, local storage stays; opens the same place" onClick={actions.kill}>
          Kill & reopen
        </ToolButton>
        <ToolButton
          className="dp-rail-unfold"
          aria-expanded={areSettingsOpen}
          onClick={() => setAreSettingsOpen(!areSettingsOpen)}
        >
          More
        </ToolButton>
      </div>
      <div className="dp-rail-settings">
        <PhoneSettings {...props} />
        <div className="dp-rail-group" role="group" aria-label="Person">
          <ToolButton
            aria-pressed={isSessionEnded === true}
            disabled={isSessionEnded === undefined}
            title="Every call is answered 401; then the page is brought to the front"
            onClick={() => actions.endSession(isSessionEnded !== true)}
          >
            Expire session (401)
          </ToolButton>
          <ToolButton
            aria-pressed={props.isOtherPerson}
            title="Another session, user and phone number; opens the same place"
            onClick={actions.changePerson}
          >
            Switch borrower
          </ToolButton>
          <ToolButton
            aria-pressed={settings.hasConsole}
            title="In the page itself; production builds have none"
            onClick={() => onSettings({ hasConsole: !settings.hasConsole })}
          >
            Console
          </ToolButton>
        </div>
      </div>
    </div>
  );
}

/** A select for each, and the connection where a sandbox makes it. */
function PhoneSettings(props: Pick<PhoneRailProps, 'settings' | 'onSettings' | 'line' | 'onLine'>): ReactElement {
  const { settings, onSettings, line, onLine } = props;
  return (
    <>
      {phoneChoices(settings).map(({ title, value, options }) => (
        <LabelledSelect
          key={title}
          label={title}
          value={value}
          options={options}
          onChange={(chosen) => onSettings(options.find((option) => option.value === chosen)?.change ?? {})}
        />
      ))}
      {line === undefined ? null : (
        <LabelledSelect
          label="Network"
          value={line}
          options={lines.map((value) => ({ value, label: lineLabels[value] }))}
          onChange={onLine}
        />
      )}
      <Check label="Safe-area guides" isChecked={settings.hasEdges} onCheck={(hasEdges) => onSettings({ hasEdges })} />
    </>
  );
}
