import { expect, it } from 'vitest';
import { locate } from './locate.ts';

const position = (longitude: number, latitude: number): GeolocationPosition => {
  const coords = {
    longitude,
    latitude,
    accuracy: 1,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  };
  return { timestamp: 0, coords: { ...coords, toJSON: () => coords }, toJSON: () => coords };
};
const failure = (code: number, message: string): GeolocationPositionError => ({
  code,
  message,
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});
const navigatorThat = (answer: Geolocation['getCurrentPosition']) => ({ geolocation: { getCurrentPosition: answer } });

it('a device that knows where it is says so', async () => {
  const located = await locate(navigatorThat((onSuccess) => onSuccess(position(121.05, 14.55))));
  expect(located).toBe('Longitude 121.05, latitude 14.55');
});

it('a web view without geolocation is unsupported', async () => {
  expect(await locate({})).toBe('Getting the location is not supported here.');
});

it('a refusal and a failure are distinguished', async () => {
  const denied = await locate(navigatorThat((_onSuccess, onError) => onError?.(failure(1, 'User denied'))));
  expect(denied).toContain('not allowed');
  const failed = await locate(navigatorThat((_onSuccess, onError) => onError?.(failure(3, ''))));
  expect(failed).toBe('The location could not be determined: code 3');
});
