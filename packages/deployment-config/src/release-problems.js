/** The sample values that a plain build has; a release has none of them (decision 0065). */
export const samples = /** @type {const} */ ({ servicePhone: '+63281234567' });

const addresses = /** @type {const} */ ([
  'apiBase',
  'statsUrl',
  'reportsUrl',
  'feedbackUrl',
  'appStoreUrl',
  'playStoreUrl',
]);

/** @param {string} address */
const isPlain = (address) => address.startsWith('http:');

/** RFC 2606 keeps these names for examples, so nothing answers there. @param {string} address */
const isReserved = (address) => /(^|[/.])example(\.(com|net|org))?(:\d+)?(\/|$)/.test(address);

/**
 * What keeps a release from being deployed with these settings.
 *
 * @param {import('./settings.js').Deployment} settings
 * @returns {string[]} one line for each problem
 */
export function deploymentProblems(settings) {
  /** @type {[name: string, value: string][]} */
  const places = [
    ...addresses.map((name) => /** @type {[string, string]} */ ([name, settings[name]])),
    ...settings.trustedOrigins.map((value) => /** @type {[string, string]} */ (['trustedOrigins', value])),
    ...settings.pictureOrigins.map((value) => /** @type {[string, string]} */ (['pictureOrigins', value])),
  ];
  return [
    ...(settings.servicePhone === samples.servicePhone
      ? [problem('servicePhone', settings.servicePhone, 'a sample')]
      : []),
    ...places.filter(([, value]) => isPlain(value)).map(([name, value]) => problem(name, value, 'not https')),
    ...places
      .filter(([, value]) => isReserved(value))
      .map(([name, value]) => problem(name, value, 'a name that is reserved for examples')),
  ];
}

/** @param {string} name @param {string} value @param {string} reason */
const problem = (name, value, reason) => `${name} is ${JSON.stringify(value)}: ${reason}`;
