import { type InferOutput, object } from 'valibot';
import { requiredId } from '../payload-values.ts';
import { trackingText } from '../tracking/tracking-query.ts';

/** Each call of a registration has these fields: the number, the answer to the captcha, and the visitor's origin. */
export const visitorEntries = {
  phone: requiredId,
  captcha: requiredId,
  sid: requiredId,
  appName: trackingText,
  appFrom: trackingText,
  userFrom: trackingText,
  utmTag: trackingText,
};

const visitor = object(visitorEntries);

/** The same on the wire. */
export function toVisitorFields(fields: InferOutput<typeof visitor>) {
  return {
    phone: fields.phone,
    capcode: fields.captcha,
    sid: fields.sid,
    // The visitor has no device id: the registration's id stands in.
    deviceId: fields.sid,
    appName: fields.appName,
    app_from: fields.appFrom,
    user_from: fields.userFrom,
    utm_tag: fields.utmTag,
  };
}
