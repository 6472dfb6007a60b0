import { localeNames } from '@peace/i18n';
import type { ReactElement } from 'react';
import { deviceNames, devices, languages, textSizes, themes } from '#shared/choices.ts';
import { LabelledSelect } from '#shared/controls.tsx';
import type { PreviewSettings } from '#shared/preview-address.ts';
import '#shared/controls.css';

/** The connection, for every call. */
export const lines = ['normal', 'slow', 'off'] as const;
export type Line = (typeof lines)[number];

const lineLabels: Readonly<Record<Line, string>> = { normal: 'online', slow: 'slow (2 s)', off: 'off' };

/** What of the phone is chosen between, in words. */
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

/** All choices, with what is chosen. */
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

/** A select for each, and the connection where a sandbox makes it. */
export function PhoneSettings(props: {
  readonly settings: PreviewSettings;
  readonly onSettings: (change: Partial<PreviewSettings>) => void;
  readonly line: Line | undefined;
  readonly onLine: (line: Line) => void;
}): ReactElement {
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
      <label className="dp-check">
        <input
          type="checkbox"
          checked={settings.hasEdges}
          onChange={(event) => onSettings({ hasEdges: event.target.checked })}
        />
        Safe-area guides
      </label>
    </>
  );
}
