import type { ReactElement, ReactNode } from 'react';
import { AddressBar } from '#features/phone/address-bar.tsx';
import { endSession, isSessionEnded, lineOf, setLine } from '#features/phone/line.ts';
import { changedPerson, isOtherPerson } from '#features/phone/other-person.ts';
import { PhoneRail } from '#features/phone/phone-rail.tsx';
import { PhoneView } from '#features/phone/phone.tsx';
import { ToolButton } from '#shared/controls.tsx';
import type { Phone } from '#features/phone/use-phone.ts';
import { canStoreApart } from '#features/storage/storage-apart.ts';
import { withFields } from '#shared/fields.ts';
import { clockTime } from '#shared/times.ts';
import type { Preview } from './use-preview.ts';
import { secondOpening } from './second-opening.ts';
import '#features/phone/phone.css';

/** The phones and what belongs to them. */
export interface PhonesProps {
  readonly preview: Preview;
  readonly phone: Phone;
  /** Plays the shell around the second phone; nothing is in it while there is none. */
  readonly second: Phone;
  /** The title of the page in the phone. */
  readonly title: string;
  /** What happened last, where there is no time line beside. */
  readonly latest: ReactNode;
}

/** The phone with its address above and its buttons beside it, and a second one where it was asked for. */
export function Phones({ preview, phone, second, title, latest }: PhonesProps): ReactElement {
  const { settings, sandbox, opened, place, open, fields } = preview;
  const view = sandbox.state.kind === 'here' ? sandbox.state.view : undefined;
  const lastEvent = phone.traffic.find(({ direction }) => direction === 'to-page');
  const again = () => place !== undefined && open(place);
  const opening = secondOpening(preview);
  const common = {
    device: settings.device,
    theme: settings.theme,
    hasEdges: settings.hasEdges,
    time: view === undefined ? '' : clockTime(view.now).slice(0, 5),
  };
  return (
    <>
      <AddressBar place={place ?? ''} onOpen={(wanted) => open(wanted)} onReload={again} />
      <div className="dp-phones">
        <div className="dp-one">
          {opening === undefined ? null : <p className="dp-caption">First phone: the buttons beside it are its own</p>}
          <PhoneView
            {...common}
            label="Page in the simulated shell"
            shell={phone.shell}
            frame={phone.frame}
            src={opened?.src}
            load={String(opened?.load ?? 0)}
            onBack={phone.back}
            onReopen={again}
            onAnswer={phone.answerPrompt}
          />
        </div>
        {opening === undefined ? null : (
          <div className="dp-one">
            <p className="dp-caption">
              <span>
                {settings.second === 'other'
                  ? `Other borrower, ${canStoreApart() ? 'own storage' : 'shares storage: not Chromium'}`
                  : 'Same borrower, same storage'}
              </span>
              <ToolButton aria-label="Back in the second phone" onClick={second.back}>
                Back
              </ToolButton>
              <ToolButton aria-label="Resume in the second phone" onClick={second.resume}>
                Resume
              </ToolButton>
            </p>
            <PhoneView
              {...common}
              label="Page in the second phone"
              shell={second.shell}
              frame={second.frame}
              src={opening.src}
              load={opening.load}
              storesApart={settings.second === 'other'}
              onBack={second.back}
              onReopen={again}
              onAnswer={second.answerPrompt}
            />
          </div>
        )}
        <PhoneRail
          actions={{
            back: phone.back,
            resume: phone.resume,
            kill: preview.kill,
            endSession: (isEnded) => {
              void sandbox.run((client) => endSession(client, isEnded)).then(() => phone.resume());
            },
            changePerson: () => {
              const changed = withFields(fields.fields, changedPerson(fields.fields));
              fields.show(changed);
              if (place !== undefined) open(place, { fields: changed });
            },
          }}
          settings={settings}
          onSettings={preview.change}
          line={view && lineOf(view.faults, view.latency)}
          onLine={(line) => void sandbox.run((client) => setLine(client, line))}
          isSessionEnded={view && isSessionEnded(view.faults)}
          isOtherPerson={isOtherPerson(fields.fields)}
        />
      </div>
      {latest}
      <p className="dp-phone-status">
        <span role="status">
          {lastEvent === undefined
            ? `The page has ${phone.isConnected ? '' : 'not '}found ${phone.isConnected ? 'its' : 'a'} shell.`
            : `${lastEvent.name} → ${lastEvent.outcome}`}
        </span>
        <span>
          Title: <strong>{title || 'none'}</strong>
        </span>
      </p>
    </>
  );
}
