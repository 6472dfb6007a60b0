import type { ReactElement } from 'react';
import { ToolDialog } from '#shared/tool-dialog.tsx';
import { shortcuts } from './shortcuts.ts';
import './help.css';

/** Whether it is shown, and what closes it. */
export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The keyboard shortcuts, and what the buttons beside the phone send. */
export function HelpDialog({ isOpen, onClose }: HelpDialogProps): ReactElement {
  return (
    <ToolDialog title="Keys and buttons" isOpen={isOpen} onClose={onClose}>
      <dl className="dp-keys">
        {shortcuts.map(({ key, what }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <h3>What the shell sends</h3>
      <p>
        <strong>Back</strong> calls <code>peaceNative.onBack()</code>. Where the page answers <code>false</code>, or not
        at all, the shell goes back in the web view’s history, and closes it where there is none.
      </p>
      <p>
        <strong>Resume</strong> calls <code>peaceNative.onResume()</code>: the app is in front again, and the page reads
        anew.
      </p>
      <p>
        <strong>Kill</strong> ends the web view without a word: session storage is lost, local storage stays, and the
        shell opens the same place again.
      </p>
      <p>
        <strong>Copy link</strong> takes along scenario, clock, latency, faults, what the backend carried out, what the
        page stored, place, language and look. Whoever opens it has the same.
      </p>
    </ToolDialog>
  );
}
