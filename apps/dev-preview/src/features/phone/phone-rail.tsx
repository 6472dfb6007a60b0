import { useState, type ReactElement } from 'react';
import { ToolButton } from '#shared/controls.tsx';
import type { PreviewSettings } from '#shared/preview-address.ts';
import { PhoneSettings, type Line } from './phone-settings.tsx';
import './phone-rail.css';

/** What a developer does to the phone. */
export interface PhoneActions {
  readonly back: () => void;
  readonly resume: () => void;
  /** The system ends the web view, and the shell opens its place again. */
  readonly kill: () => void;
  /** The backend knows the session no more, or again. */
  readonly endSession: (isEnded: boolean) => void;
  /** Another borrower logs in on this phone, or the first one again. */
  readonly changePerson: () => void;
}

/** The phone's buttons and how it is held. */
export interface PhoneRailProps {
  readonly actions: PhoneActions;
  readonly settings: PreviewSettings;
  readonly onSettings: (change: Partial<PreviewSettings>) => void;
  /** Undefined without a sandbox, which is what makes answers late or drops them. */
  readonly line: Line | undefined;
  readonly onLine: (line: Line) => void;
  /** Undefined where the sandbox cannot end a session. */
  readonly isSessionEnded: boolean | undefined;
  readonly isOtherPerson: boolean;
}

/** Everything about the phone that is not on it, in a column beside it, or above where there is no room. */
export function PhoneRail(props: PhoneRailProps): ReactElement {
  const { actions, settings, onSettings, isSessionEnded } = props;
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  return (
    <div className={`dp-rail${areSettingsOpen ? ' dp-rail--open' : ''}`}>
      <div className="dp-rail-group" role="group" aria-label="Shell">
        <ToolButton title="Calls peaceNative.onBack(); false: goes back itself, or closes" onClick={actions.back}>
          Back
        </ToolButton>
        <ToolButton title="Calls peaceNative.onResume(): the page reads anew" onClick={actions.resume}>
          Resume
        </ToolButton>
        <ToolButton title="Session storage is lost, local storage stays; opens the same place" onClick={actions.kill}>
          Kill & reopen
        </ToolButton>
        <ToolButton
          className="dp-rail-unfold"
          aria-expanded={areSettingsOpen}
          onClick={() => setAreSettingsOpen(!areSettingsOpen)}
        >
          More
        </ToolButton>
      </div>
      <div className="dp-rail-settings">
        <PhoneSettings settings={settings} onSettings={onSettings} line={props.line} onLine={props.onLine} />
        <div className="dp-rail-group" role="group" aria-label="Person">
          <ToolButton
            aria-pressed={isSessionEnded === true}
            disabled={isSessionEnded === undefined}
            title="Every call is answered 401; then the page is brought to the front"
            onClick={() => actions.endSession(isSessionEnded !== true)}
          >
            Expire session (401)
          </ToolButton>
          <ToolButton
            aria-pressed={props.isOtherPerson}
            title="Another session, user and phone number; opens the same place"
            onClick={actions.changePerson}
          >
            Switch borrower
          </ToolButton>
          <ToolButton
            aria-pressed={settings.hasConsole}
            title="In the page itself; production builds have none"
            onClick={() => onSettings({ hasConsole: !settings.hasConsole })}
          >
            Console
          </ToolButton>
        </div>
      </div>
    </div>
  );
}
