import { localeNames } from '@peace/i18n';
import type { ReactElement } from 'react';
import { deviceNames, devices, languages, motions, seconds, textSizes, themes } from '#shared/choices.ts';
import type { Second } from '#shared/choices.ts';
import { LabelledSelect } from '#shared/controls.tsx';
import type { PreviewSettings } from '#shared/preview-address.ts';
import '#shared/controls.css';

/** The connection, for every call. */
export const lines = ['normal', 'slow', 'off'] as const;
export type Line = (typeof lines)[number];

/** How the phone is held and looked at. */
export interface PhoneSettingsProps {
  readonly settings: PreviewSettings;
  readonly onSettings: (change: Partial<PreviewSettings>) => void;
  readonly line: Line | undefined;
  readonly onLine: (line: Line) => void;
}

const optionsOf = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));

const deviceOptions = optionsOf(deviceNames, (name) => devices[name].label);
const languageOptions = optionsOf(languages, (name) => (name === 'app' ? 'app’s choice' : localeNames[name]));
const themeOptions = optionsOf(themes, (name) => name);
const textOptions = optionsOf(textSizes, (size) => `${size} %`);
const motionOptions = optionsOf(motions, (name) => name);
const lineLabels: Readonly<Record<Line, string>> = { normal: 'as it is', slow: 'slow (2 s)', off: 'off' };
const lineOptions = optionsOf(lines, (name) => lineLabels[name]);
const secondLabels: Readonly<Record<Second, string>> = {
  none: 'none',
  same: 'same person',
  other: 'other person',
};
const secondOptions = optionsOf(seconds, (name) => secondLabels[name]);

/** A select for each. */
export function PhoneSettings({ settings, onSettings, line, onLine }: PhoneSettingsProps): ReactElement {
  const { device, language, theme, textSize, motion, second, hasEdges } = settings;
  return (
    <>
      <LabelledSelect
        label="Screen"
        value={device}
        options={deviceOptions}
        onChange={(chosen) => onSettings({ device: chosen })}
      />
      <LabelledSelect
        label="Language"
        value={language}
        options={languageOptions}
        onChange={(chosen) => onSettings({ language: chosen })}
      />
      <LabelledSelect
        label="Colours"
        value={theme}
        options={themeOptions}
        onChange={(chosen) => onSettings({ theme: chosen })}
      />
      <LabelledSelect
        label="Text size"
        value={textSize}
        options={textOptions}
        onChange={(chosen) => onSettings({ textSize: chosen })}
      />
      <LabelledSelect
        label="Motion"
        value={motion}
        options={motionOptions}
        onChange={(chosen) => onSettings({ motion: chosen })}
      />
      {line === undefined ? null : (
        <LabelledSelect label="Network" value={line} options={lineOptions} onChange={onLine} />
      )}
      <LabelledSelect
        label="Second phone"
        value={second}
        options={secondOptions}
        onChange={(chosen) => onSettings({ second: chosen })}
      />
      <label className="dp-check">
        <input
          type="checkbox"
          checked={hasEdges}
          onChange={(event) => onSettings({ hasEdges: event.target.checked })}
        />
        Safe areas
      </label>
    </>
  );
}
