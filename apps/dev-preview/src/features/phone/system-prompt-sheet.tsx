import type { ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import type { SystemPrompt } from './shell.model.ts';
import './phone.css';

/** What the system asks. */
export interface SystemPromptSheetProps {
  readonly prompt: SystemPrompt;
  /** With what the simulator then notes. */
  readonly onAnswer: (answer: string) => void;
}

/** The phone's own question over the page: whether to call, or how to rate. */
export function SystemPromptSheet({ prompt, onAnswer }: SystemPromptSheetProps): ReactElement {
  const [title, question, yes, done] =
    prompt.kind === 'call'
      ? [prompt.telephone, 'The phone offers to call.', 'Call', `Called ${prompt.telephone}`]
      : ['Enjoying the app?', 'The store asks for a rating.', 'Rate', 'Rated in the store'];
  return (
    <div className="dp-prompt-cover">
      <div className="dp-prompt" role="dialog" aria-label={title}>
        <h2>{title}</h2>
        <p>{question}</p>
        <div className="dp-row">
          <ToolButton onClick={() => onAnswer('Not now')}>Cancel</ToolButton>
          <ToolButton type="primary" onClick={() => onAnswer(done)}>
            {yes}
          </ToolButton>
        </div>
      </div>
    </div>
  );
}
