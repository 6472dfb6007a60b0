import { useState, type ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import { dayAndTime, fromManila } from '#shared/times.ts';
import '#shared/controls.css';
import './sandbox.css';

/** The sandbox's clock. */
export interface ClockPanelProps {
  /** ISO 8601. */
  readonly now: string;
  /** How far it is ahead of this device's, in minutes. */
  readonly minutesAhead: number;
  readonly onMove: (milliseconds: number) => void;
  readonly onMoveTo: (at: Date) => void;
  readonly onReset: () => void;
}

const hourMs = 3_600_000;
const steps = [
  { label: '− 1 day', ms: -24 * hourMs },
  { label: '+ 1 hour', ms: hourMs },
  { label: '+ 1 day', ms: 24 * hourMs },
  { label: '+ 7 days', ms: 7 * 24 * hourMs },
  { label: '+ 30 days', ms: 30 * 24 * hourMs },
];

/** Moves time for the backend; the page's own clock is the device's. */
export function ClockPanel({ now, minutesAhead, onMove, onMoveTo, onReset }: ClockPanelProps): ReactElement {
  const [wanted, setWanted] = useState('');
  const at = fromManila(wanted);
  return (
    <Section
      title="Clock"
      actions={
        <ToolButton disabled={minutesAhead === 0} onClick={onReset}>
          Real time
        </ToolButton>
      }
    >
      <p className="dp-clock">
        <time className="dp-mono" dateTime={now}>
          {dayAndTime(now)}
        </time>{' '}
        <span className="dp-hint">Manila, {describeAhead(minutesAhead)}</span>
      </p>
      <div className="dp-row">
        {steps.map(({ label, ms }) => (
          <ToolButton key={label} onClick={() => onMove(ms)}>
            {label}
          </ToolButton>
        ))}
      </div>
      <form
        className="dp-row dp-spaced"
        onSubmit={(event) => {
          event.preventDefault();
          if (at !== undefined) onMoveTo(at);
        }}
      >
        <LabelledInput
          label="Date and time in Manila"
          type="datetime-local"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <ToolButton nativeType="submit" disabled={at === undefined}>
          Move there
        </ToolButton>
      </form>
    </Section>
  );
}

/** Days, hours and minutes of a difference, in words. */
export function describeAhead(minutes: number): string {
  if (minutes === 0) return 'the real time';
  const size = Math.abs(minutes);
  const parts = [
    [Math.floor(size / 1440), 'd'],
    [Math.floor((size % 1440) / 60), 'h'],
    [size % 60, 'min'],
  ].flatMap(([count, unit]) => (count === 0 ? [] : [`${count} ${unit}`]));
  return `${parts.join(' ')} ${minutes > 0 ? 'ahead' : 'behind'}`;
}
