import { useId, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';

import { nextTab } from './next-tab.ts';
import './tabs.css';

export interface TabItem<Name extends string = string> {
  readonly name: Name;
  readonly title: ReactNode;
  readonly disabled?: boolean;
}

export interface TabsProps<Name extends string> {
  readonly label: string;
  readonly items: readonly TabItem<Name>[];
  readonly active: Name;
  /** A tab was tapped, or reached by an arrow key. */
  readonly onChange: (name: Name) => void;
  readonly children: ReactNode;
}

/** One tab stop; arrow keys, Home and End move between the tabs and choose. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { label, items, active, onChange, children } = props;
  const id = useId();
  const tabId = (name: Name) => `${id}-tab-${name}`;
  // An active name that is not there must not take the tabs out of the tab order.
  const tabStop = items.some(({ name }) => name === active) ? active : items.find(({ disabled }) => !disabled)?.name;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const name = nextTab(items, active, event.key);
    if (name === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.children[items.findIndex((item) => item.name === name)];
    if (tab instanceof HTMLElement) tab.focus();
    onChange(name);
  };

  return (
    <div className="van-tabs van-tabs--line">
      <div className="van-tabs__wrap">
        <div className="van-tabs__nav van-tabs__nav--line" role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
          {items.map(({ name, title, disabled = false }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={tabId(name)}
              className={`van-tab van-tab--line${name === active ? ' van-tab--active' : ''}${disabled ? ' van-tab--disabled' : ''}`}
              aria-selected={name === active}
              aria-controls={name === active ? `${id}-panel` : undefined}
              tabIndex={name === tabStop ? 0 : -1}
              disabled={disabled}
              // It shows something, so a tap that comes before its handler may be replayed.
              data-replay
              onClick={() => onChange(name)}
            >
              {title}
            </button>
          ))}
        </div>
      </div>
      <div className="van-tab__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(active)} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
