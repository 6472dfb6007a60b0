import type { ReactElement } from 'react';
import type { Command } from '#features/palette/command.ts';
import { Check } from '#shared/controls.tsx';
import { type Build, storybookPage } from '#shared/services.ts';
import { ToolDialog } from '#shared/tool-dialog.tsx';
import '#shared/controls.css';
import './help.css';

/** The content, and what closes it. */
export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Those with a key are listed. */
  readonly commands: readonly Command[];
  readonly hasKeys: boolean;
  readonly onKeys: (hasKeys: boolean) => void;
  readonly build: Build;
}

export function HelpDialog(props: HelpDialogProps): ReactElement {
  const { isOpen, onClose, commands, hasKeys, onKeys, build } = props;
  const keyed = commands.flatMap(({ key, title }) => (key === undefined ? [] : [{ key, title }]));
  return (
    <ToolDialog title="Help and settings" isOpen={isOpen} onClose={onClose}>
      <Check label="Keys without ⌘ or Ctrl" isChecked={hasKeys} onCheck={onKeys} />
      <dl className="dp-pairs dp-keys">
        {[{ key: '⌘K', title: 'Commands' }, ...keyed].map(({ key, title }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
      <h3>Elsewhere</h3>
      <ul className="dp-list">
        {[
          { title: 'Components, screens and flows', page: 'start' },
          { title: 'Each call of the backend', page: 'contracts/calls/getOrder' },
          { title: 'Each message to the shell', page: 'contracts/messages/openPage' },
        ].map(({ title, page }) => (
          <li key={page} className="dp-line">
            <span>{title}</span>
            <a href={storybookPage(build.storybook, page)} target="_blank" rel="noreferrer">
              Storybook
            </a>
          </li>
        ))}
        <li className="dp-line">
          <span>This page</span>
          <span className="dp-mono">
            {build.version} · {build.commit}
          </span>
        </li>
      </ul>
    </ToolDialog>
  );
}
