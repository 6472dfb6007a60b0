import { useEffect, useState, type ReactElement } from 'react';
import { LabelledInput } from '#shared/controls.tsx';
import './test-page.css';

/** Whether the shell lets a page pick a photo, and what it hands over. */
export function PhotoCheck(): ReactElement {
  const [file, setFile] = useState<File>();
  return (
    <div>
      {/* Without `capture`: a web view would then open the camera and offer nothing else. */}
      <LabelledInput
        label="Photo"
        type="file"
        accept="image/*"
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      {file === undefined ? <p className="dp-hint">No photo chosen.</p> : <Photo key={file.name} file={file} />}
    </div>
  );
}

function Photo({ file }: { readonly file: File }): ReactElement {
  const [url, setUrl] = useState<string>();
  const [size, setSize] = useState<string>();
  const [isBroken, setIsBroken] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    setSize(undefined);
    setIsBroken(false);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <>
      {url === undefined || isBroken ? null : (
        <img
          className="dp-photo"
          src={url}
          alt={`Preview of ${file.name}`}
          onLoad={({ currentTarget }) => setSize(`${currentTarget.naturalWidth} × ${currentTarget.naturalHeight} px`)}
          onError={() => setIsBroken(true)}
        />
      )}
      <p className="dp-hint" role="status">
        {[file.name, file.type || 'no type', `${file.size.toLocaleString('en')} bytes`, size].filter(Boolean).join(' · ')}
        {isBroken ? ' · cannot be shown as an image' : ''}
      </p>
    </>
  );
}
