import { useEffect, useRef, useState, type ReactElement } from 'react';
import { LabelledInput } from '#shared/controls.tsx';
import './test-page.css';

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
