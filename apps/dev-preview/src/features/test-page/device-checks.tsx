import { useEffect, useRef, useState, type ReactElement } from 'react';
import { LabelledInput, Section, ToolButton } from '#shared/controls.tsx';
import { locate, type LocatingNavigator } from './locate.ts';
import '#shared/controls.css';
import './test-page.css';

/** Tests which functions of the device the shell allows a page. */
export function DeviceChecks(props: {
  readonly navigator: LocatingNavigator;
  readonly alert: (message: string) => void;
}): ReactElement {
  return (
    <Section title="Device">
      <div className="dp-checks">
        <PhotoCheck />
        <ContactCheck />
        <LocationCheck {...props} />
      </div>
    </Section>
  );
}

/** Whether the shell's keyboard types and submits into a page. Nothing is sent: what was submitted is shown. */
export function ContactCheck(): ReactElement {
  const [text, setText] = useState('');
  const [submitted, setSubmitted] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(text);
      }}
    >
      <div className="dp-row">
        <LabelledInput label="Contact" name="contact" value={text} onText={setText} />
        <ToolButton nativeType="submit">Submit</ToolButton>
      </div>
      <p className="dp-hint" role="status">
        {describe(submitted)}
      </p>
    </form>
  );
}

function describe(submitted: string | undefined): string {
  if (submitted === undefined) return 'Nothing submitted yet.';
  if (submitted === '') return 'Submitted an empty text.';
  return `Submitted “${submitted}”, ${submitted.length} characters.`;
}

/** Whether the shell lets a page know where the device is; `alert` is the browser's own (spec §2). */
export function LocationCheck(props: Parameters<typeof DeviceChecks>[0]): ReactElement {
  const { navigator, alert } = props;
  const [said, setSaid] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async () => {
    if (isAsking) return;
    setIsAsking(true);
    const message = await locate(navigator);
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

/** Whether the shell lets a page pick a photo, and what it passes on. */
export function PhotoCheck(): ReactElement {
  const [chosen, setChosen] = useState<{ readonly file: File | undefined; readonly count: number }>();
  return (
    <div>
      {/* Without `capture`: a web view would then open the camera and offer nothing else. */}
      <LabelledInput
        label="Photo"
        type="file"
        accept="image/*"
        onChange={({ target: { files } }) =>
          setChosen((before) => ({ file: files?.[0], count: (before?.count ?? 0) + 1 }))
        }
      />
      {chosen?.file === undefined ? (
        <p className="dp-hint">No photo chosen.</p>
      ) : (
        <Photo key={chosen.count} file={chosen.file} />
      )}
    </div>
  );
}

function Photo({ file }: { readonly file: File }): ReactElement {
  const image = useRef<HTMLImageElement>(null);
  const [shown, setShown] = useState('');
  useEffect(() => {
    const url = URL.createObjectURL(file);
    if (image.current !== null) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return (
    <>
      <img
        className="dp-photo"
        ref={image}
        alt={`Preview of ${file.name}`}
        onLoad={({ currentTarget }) => setShown(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight} px`)}
        onError={() => setShown('cannot be shown as an image')}
      />
      <p className="dp-hint" role="status">
        {[file.name, file.type || 'no type', `${file.size.toLocaleString('en')} bytes`, shown]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}
