import { Button, type ButtonProps } from '@peace/vant-react-compat/button';
import { plainText } from '@peace/validators';
import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import './controls.css';

/** A label that is seen, or only read out where the control explains itself. */
interface Labelled {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
}

const labelClass = (isHidden: boolean | undefined) => (isHidden === true ? 'van-visually-hidden' : 'dp-label');

type LabelledInputProps = Labelled & ComponentProps<'input'> & { readonly onText?: (text: string) => void };

/** An input with its label above. `onText` gets what is typed, without what cannot be seen. */
export function LabelledInput({ label, isLabelHidden, onText, ...input }: LabelledInputProps): ReactElement {
  const id = useId();
  return (
    <div className="dp-labelled">
      <label className={labelClass(isLabelHidden)} htmlFor={id}>
        {label}
      </label>
      <input
        className="dp-control"
        autoComplete="off"
        spellCheck={false}
        id={id}
        onChange={(event) => onText?.(plainText(event.target.value))}
        {...input}
      />
    </div>
  );
}

/** A choice of a few. */
export interface LabelledSelectProps<Value extends string> extends Labelled {
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: Value) => void;
}

export function LabelledSelect<Value extends string>(props: LabelledSelectProps<Value>): ReactElement {
  const { label, isLabelHidden, value, options, isDisabled, onChange } = props;
  const id = useId();
  return (
    <div className="dp-labelled">
      <label className={labelClass(isLabelHidden)} htmlFor={id}>
        {label}
      </label>
      <select
        className="dp-control"
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Check(props: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}): ReactElement {
  return (
    <label className="dp-check">
      <input type="checkbox" checked={props.isChecked} onChange={(event) => props.onCheck(event.target.checked)} />
      {props.label}
    </label>
  );
}

/** A titled part of a panel, with its own buttons at the right of the title. */
export interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** Puts back what the part changes; null where nothing is changed. */
  readonly onReset?: (() => void) | null;
  readonly children: ReactNode;
}

/** A part of a panel. */
export function Section({ title, actions, onReset, children }: SectionProps): ReactElement {
  const id = useId();
  return (
    <section className="dp-section" aria-labelledby={id}>
      <div className="dp-heading">
        <h2 id={id}>{title}</h2>
        {actions === undefined ? null : <div className="dp-row">{actions}</div>}
        {onReset === undefined ? null : (
          <ToolButton disabled={onReset === null} onClick={() => onReset?.()}>
            Reset
          </ToolButton>
        )}
      </div>
      {children}
    </section>
  );
}

/** The kit's button in a developer's size. */
export function ToolButton({ className = '', ...button }: ButtonProps): ReactElement {
  return <Button size="small" className={`dp-button ${className}`} {...button} />;
}

/** A word or a number with the colour of its meaning. */
export function Chip(props: {
  readonly tone: 'good' | 'attention' | 'bad';
  readonly children: ReactNode;
}): ReactElement {
  return <span className={`dp-chip dp-chip--${props.tone}`}>{props.children}</span>;
}

/** A text of a declaration, in which backticks mark code. */
export const Prose = ({ text }: { readonly text: string }): ReactElement => (
  <>{text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))}</>
);
