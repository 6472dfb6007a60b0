import type { InAppPath } from '@peace/session';
import { useState, type FormEvent, type ReactElement } from 'react';
import { LabelledInput, ToolButton } from '#shared/controls.tsx';
import { asPlace } from '#shared/launch-address.ts';
import '#shared/controls.css';
import './phone.css';

/** Shows the address of the page in the frame, and other places to open it. */
export interface AddressBarProps {
  readonly place: string;
  readonly onOpen: (place: InAppPath) => void;
  readonly onReload: () => void;
}

/** Shows the page's address until it is edited; Escape cancels the edit. */
export function AddressBar({ place: current, onOpen, onReload }: AddressBarProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? current;
  const place = asPlace(text);
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (place === undefined) return;
    setTyped(undefined);
    onOpen(place);
  };
  return (
    <form className="dp-address" onSubmit={open}>
      <LabelledInput
        label="Address in the phone"
        isLabelHidden
        className="dp-control dp-mono"
        value={text}
        aria-invalid={place === undefined}
        onText={setTyped}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(undefined);
        }}
      />
      <ToolButton nativeType="submit" disabled={place === undefined}>
        Open
      </ToolButton>
      <ToolButton onClick={onReload}>Reload</ToolButton>
    </form>
  );
}
