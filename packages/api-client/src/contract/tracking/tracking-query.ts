import { type InferOutput, object, optional, picklist, string } from 'valibot';

/** A tracking value of the landing page's query: sent empty where the query has none. */
export const trackingText = optional(string(), '');

/** The visit and the click of a landing page share these fields. */
export const trackingEntries = {
  /** The query's `id`. */
  pageId: trackingText,
  userFrom: trackingText,
  clientType: picklist(['ios', 'android']),
  utmTag: trackingText,
  appFrom: trackingText,
};

const trackingQuery = object(trackingEntries);

/** The same on the wire. Page type 1 is the registration page. */
export function toTrackingFields(query: InferOutput<typeof trackingQuery>) {
  return {
    page_id: query.pageId,
    user_from: query.userFrom,
    client_type: query.clientType,
    page_type: 1,
    utm_tag: query.utmTag,
    app_from: query.appFrom,
  };
}
