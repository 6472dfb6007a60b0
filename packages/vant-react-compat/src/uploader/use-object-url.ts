import { useEffect, useState } from 'react';

/** An address for `file` to be shown under, given back when another file or no file is shown. Undefined at first. */
export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const own = URL.createObjectURL(file);
    setUrl(own);
    return () => {
      URL.revokeObjectURL(own);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
