import { plainText } from '@peace/validators';
import { Modal } from '@peace/vant-react-compat/modal';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { found, type Command } from './command.ts';
import '#shared/controls.css';
import '#shared/tool-dialog.css';
import './palette.css';

export interface PaletteProps {
  readonly commands: readonly Command[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everything that the page can do, to be found by its words. */
export function Palette(props: PaletteProps): ReactElement {
  return (
    <Modal className="dp-dialog dp-palette" open={props.isOpen} onClose={props.onClose} label="Commands">
      <Choice {...props} />
    </Modal>
  );
}

/** A combobox whose list is always open (ARIA APG): arrow keys choose, Enter runs. */
function Choice({ commands, onClose }: PaletteProps): ReactElement {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState('');
  const [at, setAt] = useState(0);
  const matches = found(commands, wanted);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') run(matches[at]);
    else if (step !== undefined) setAt((at + step + matches.length) % Math.max(1, matches.length));
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        className="dp-control"
        role="combobox"
        aria-label="Search screens, scenarios, faults, orders and settings"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={matches.length === 0 ? undefined : `${id}-${at}`}
        placeholder="Screen, scenario, fault, order, setting …"
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        onChange={(event) => {
          setWanted(plainText(event.target.value));
          setAt(0);
        }}
        onKeyDown={press}
      />
      {matches.length === 0 ? <p className="dp-hint">Nothing matches.</p> : null}
      <div className="dp-commands" ref={list} role="listbox" id={id} aria-label="Commands">
        {matches.map((command, index) => (
          <div
            key={`${command.group} ${command.title} ${command.hint}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            onClick={() => run(command)}
          >
            <small className="dp-small">{command.group === matches[index - 1]?.group ? '' : command.group}</small>
            <span>
              {command.title} <code className="dp-code">{command.hint}</code>
            </span>
            {command.key === undefined ? null : <kbd>{command.key}</kbd>}
          </div>
        ))}
      </div>
    </>
  );
}
