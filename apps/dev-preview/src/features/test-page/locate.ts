/** The part of `navigator` that knows where the device is; old web views have none. */
export interface LocatingNavigator {
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined;
}

/** A place on earth, in degrees. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** Where the device is, or why that is not known. */
export type Located =
  | { readonly kind: 'located'; readonly position: Position }
  | { readonly kind: 'unsupported' }
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed'; readonly reason: string };

const deniedCode = 1;
const patienceMs = 15_000;

/** Asks the device where it is. Never rejects. */
export function locate({ geolocation }: LocatingNavigator): Promise<Located> {
  if (geolocation === undefined) return Promise.resolve({ kind: 'unsupported' });
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve({ kind: 'located', position: { longitude, latitude } }),
      ({ code, message }) =>
        resolve(code === deniedCode ? { kind: 'denied' } : { kind: 'failed', reason: message || `code ${code}` }),
      { timeout: patienceMs },
    );
  });
}

/** What the page says about it. */
export function describeLocated(located: Located): string {
  switch (located.kind) {
    case 'located':
      return `Longitude ${located.position.longitude}, latitude ${located.position.latitude}`;
    case 'unsupported':
      return 'Getting the location is not supported here.';
    case 'denied':
      return 'The location was not allowed. Allow it for this page, or in the device’s settings.';
    case 'failed':
      return `The location could not be determined: ${located.reason}`;
  }
}
