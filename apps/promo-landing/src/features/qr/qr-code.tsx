import { useEffect, useState, type ReactElement } from 'react';
import './qr-code.css';

export interface QrCodeProps {
  /** What the code says: an address. */
  readonly text: string;
  /** What it is, for who cannot see it. */
  readonly label: string;
}

/** A QR code. Its place is kept while the encoder loads; where that fails, the place stays empty and the words beside it serve. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const [code, setCode] = useState<{ path: string; size: number } | null>(null);

  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const { qrPath } = await import('./qr-path.ts');
      if (isShown) setCode(qrPath(text));
    };
    draw().catch(() => setCode(null));
    return () => {
      isShown = false;
    };
  }, [text]);

  return (
    <div className="promo-qr">
      {code !== null && (
        <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} shapeRendering="crispEdges">
          <path d={code.path} />
        </svg>
      )}
    </div>
  );
}
