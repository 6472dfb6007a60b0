import type { ReactElement, ReactNode } from 'react';
import { AddressBar } from '#features/phone/address-bar.tsx';
import { endSession, isSessionEnded, lineOf, setLine, changedPerson, isOtherPerson } from '#features/phone/line.ts';
import { PhoneRail } from '#features/phone/phone-rail.tsx';
import { PhoneView } from '#features/phone/phone.tsx';
import type { Phone } from '#features/phone/use-phone.ts';
import { withFields } from '#shared/fields.ts';
import { clockTime } from '#shared/text.ts';
import type { Preview } from './use-preview.ts';
import '#features/phone/phone.css';
import '#shared/controls.css';

export interface PhonePaneProps {
  readonly preview: Preview;
  readonly phone: Phone;
  readonly title: string;
  /** The latest entry, for layouts without a time line. */
  readonly latest: ReactNode;
}

/** The phone with its address above and its buttons beside it. */
export function PhonePane({ preview, phone, title, latest }: PhonePaneProps): ReactElement {
  const { settings, sandbox, opened, place, open, fields } = preview;
  const view = sandbox.state.kind === 'here' ? sandbox.state.view : undefined;
  const lastEvent = phone.traffic.find(({ direction }) => direction === 'to-page');
  const again = () => place !== undefined && open(place);
  return (
    <>
      <AddressBar place={place ?? ''} onOpen={(wanted) => open(wanted)} onReload={again} />
      <div className="dp-phones">
        <div className="dp-one">
          <PhoneView
            label="Page in the simulated shell"
            device={settings.device}
            theme={settings.theme}
            hasEdges={settings.hasEdges}
            time={view === undefined ? '' : clockTime(view.now).slice(0, 5)}
            shell={phone.shell}
            frame={phone.frame}
            src={opened?.src}
            load={String(opened?.load ?? 0)}
            onBack={phone.back}
            onReopen={again}
            onAnswer={phone.answerPrompt}
          />
        </div>
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
      <p className="dp-small dp-phone-status">
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
