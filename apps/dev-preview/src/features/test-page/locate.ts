/** The part of `navigator` that knows where the device is; old web views have none. */
export interface LocatingNavigator {
  readonly geolocation?: Pick<Geolocation, 'getCurrentPosition'> | undefined;
}

const deniedCode = 1;
const patienceMs = 15_000;

/** Asks the device where it is, and says that, or why it is not known. Never rejects. */
export function locate({ geolocation }: LocatingNavigator): Promise<string> {
  if (geolocation === undefined) return Promise.resolve('Getting the location is not supported here.');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve(`Longitude ${longitude}, latitude ${latitude}`),
      ({ code, message }) =>
        resolve(
          code === deniedCode
            ? 'The location was not allowed. Allow it for this page, or in the device’s settings.'
            : `The location could not be determined: ${message || `code ${code}`}`,
        ),
      { timeout: patienceMs },
    );
  });
}
