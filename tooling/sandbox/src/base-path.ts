/** The backend's calls are below this prefix (spec §7); the apps' dev servers and previews pass it on. */
export const BASE_PATH = '/peace';
/** Drawn images; under the base, so that they reach the page through the same proxy. */
export const FILES_PATH = `${BASE_PATH}/__files`;
/** Uploaded images, apart from those that a payment is made by. */
export const UPLOADS_PATH = `${BASE_PATH}/user-problem/__files`;
/** A mock of a payment partner's page. */
export const PAY_PATH = `${BASE_PATH}/__pay`;
/** Agreement texts, which the apps show in an iframe. */
export const AGREEMENTS_PATH = `${BASE_PATH}/__agreements`;
/** The control surface: never proxied in production, never called by an app's own code. */
export const CONTROL_PATH = '/__sandbox';
/** Third-party pages: where product links, withdraw links and `h5Url` lead. */
export const PARTNER_PATH = `${BASE_PATH}/__partner`;

export function partnerPage(name: string): string {
  return `${PARTNER_PATH}/${encodeURIComponent(name)}`;
}
/** The pages send error reports here. */
export const REPORTS_PATH = `${BASE_PATH}/reports`;
/** The public site's feedback form posts here by default. */
export const FEEDBACK_PATH = '/feedback';
