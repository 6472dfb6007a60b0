import { useEffect, useState } from 'react';
import './download.css';

export interface QrCodeProps {
  /** The code's content: an address. */
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
}

/** A QR code. Its space is reserved while the encoder loads. If that fails, the space stays empty; the text beside it has the link. */
export function QrCode({ text, label }: QrCodeProps) {
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
