import type { StoredText } from '@peace/web-platform/stored-texts';
import { useState, type ReactElement } from 'react';
import { Chip, Section, ToolButton } from '#shared/controls.tsx';
import { reformatted } from '#shared/json.ts';
import '#shared/controls.css';
import type { MeaningOf, StoredMeaning } from './stored-table.ts';
import type { StoredItems } from './use-stored-items.ts';
import './storage.css';

/** What the page in the phone stores. */
export interface StoragePanelProps extends StoredItems {
  readonly title: string;
  readonly meaningOf: MeaningOf;
}

/** Every item below `peace:` in both storages, to be looked at, changed and taken away. */
export function StoragePanel({ title, items, write, remove, clear, meaningOf }: StoragePanelProps): ReactElement {
  return (
    <Section
      title={title}
      actions={
        <ToolButton disabled={items.length === 0} onClick={clear}>
          Clear all
        </ToolButton>
      }
    >
      {items.length === 0 ? (
        <p className="dp-empty">The page stores nothing at the moment.</p>
      ) : (
        <ul className="dp-list" aria-label={title}>
          {items.map((item) => (
            <Item
              key={`${item.area} ${item.key}`}
              item={item}
              meaning={meaningOf(item.key)}
              write={write}
              remove={remove}
            />
          ))}
        </ul>
      )}
      <p className="dp-hint">
        Edits take effect when the page next reads: Kill & reopen. Items of the session end with the web view.
      </p>
    </Section>
  );
}

interface ItemProps extends Pick<StoragePanelProps, 'write' | 'remove'> {
  readonly item: StoredText;
  readonly meaning: ReturnType<MeaningOf>;
}

function Item(props: ItemProps): ReactElement {
  const { item, meaning, write, remove } = props;
  const [edited, setEdited] = useState<string>();
  const [isRefused, setIsRefused] = useState(false);
  const save = (text: string) => {
    const isWritten = write({ ...item, text });
    setIsRefused(!isWritten);
    if (isWritten) setEdited(undefined);
  };
  return (
    <li className="dp-stored">
      <details>
        <summary>
          <strong className="dp-mono">{item.key}</strong>
          <Chip tone="neutral">{item.area}</Chip>
          <span className="dp-hint">{meaning?.what ?? 'not in docs/stored-items.md'}</span>
          <code className="dp-code">{item.text}</code>
        </summary>
        {meaning === undefined ? null : <p className="dp-hint">{meaningText(meaning)}</p>}
        <textarea
          className="dp-control dp-mono"
          rows={Math.min(16, (edited ?? reformatted(item.text, 2)).split('\n').length + 1)}
          spellCheck={false}
          aria-label={`Text of ${item.key}`}
          value={edited ?? reformatted(item.text, 2)}
          onChange={(event) => setEdited(event.target.value)}
        />
        <div className="dp-row">
          <ToolButton disabled={edited === undefined} onClick={() => save(reformatted(edited ?? item.text))}>
            Save
          </ToolButton>
          <ToolButton disabled={edited === undefined} onClick={() => setEdited(undefined)}>
            Undo
          </ToolButton>
          <ToolButton onClick={() => remove(item)}>Remove</ToolButton>
        </div>
        {isRefused ? (
          <p className="dp-alert" role="alert">
            The browser did not store it: its storage is full or blocked.
          </p>
        ) : null}
      </details>
    </li>
  );
}

const meaningText = ({ why, kept, gone }: StoredMeaning) => `Why: ${why}. Kept: ${kept}, or until ${gone}.`;
