import { useState, type ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import { describeLocated, locate, type LocatingNavigator } from './locate.ts';
import '#shared/controls.css';
import './test-page.css';

/** What locating needs. */
export interface LocationCheckProps {
  readonly navigator: LocatingNavigator;
  /** The browser's own alert (spec §2). */
  readonly alert: (message: string) => void;
}

/** Whether the shell lets a page know where the device is. */
export function LocationCheck({ navigator, alert }: LocationCheckProps): ReactElement {
  const [said, setSaid] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    const message = describeLocated(await locate(navigator));
    setIsAsking(false);
    // Shown as well: a web view without a handler for alerts swallows them.
    setSaid(message);
    alert(message);
  };
  return (
    <div>
      <span className="dp-label">Location</span>
      <div>
        <ToolButton onClick={() => void ask()}>{isAsking ? 'Asking the device…' : 'Get location'}</ToolButton>
      </div>
      <p className="dp-hint" role="status">
        {said ?? 'Not asked yet.'}
      </p>
    </div>
  );
}
