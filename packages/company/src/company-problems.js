// Plain JavaScript: a Vite configuration loads it, and Node 20 does not load TypeScript there.

/** @typedef {(value: string) => boolean} Rule */

const isPhone = (value) => /^\+63\d{8,10}$/.test(value);
const isEmail = (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
const isHttps = (value) => URL.canParse(value) && new URL(value).protocol === 'https:';
const isOrigin = (value) => isHttps(value) && new URL(value).origin === value;
const isText = (value) => value.trim() !== '';
/** RFC 2606 keeps these names for examples, so nobody answers there. */
const isReserved = (value) => /(^|[@./])example(\.(com|net|org))?(\/|$)/.test(value);

/** @type {Record<string, [rule: Rule, wanted: string]>} */
const rules = {
  name: [isText, 'the registered name'],
  secRegistrationNumber: [isText, 'the SEC registration number'],
  certificateOfAuthorityNumber: [isText, 'the number of the certificate of authority'],
  'address.street': [isText, 'a street'],
  'address.city': [isText, 'a city'],
  'address.province': [isText, 'a province'],
  'address.postalCode': [(value) => /^\d{4}$/.test(value), 'four digits'],
  phone: [isPhone, '+63 and digits only'],
  email: [isEmail, 'an e-mail address'],
  whatsapp: [isPhone, '+63 and digits only'],
  website: [isOrigin, 'an https origin without a trailing slash'],
  privacyUrl: [isHttps, 'an https address'],
  appStoreUrl: [isHttps, 'an https address'],
  playStoreUrl: [isHttps, 'an https address'],
};

/**
 * What keeps a company's facts from being published.
 *
 * @param {unknown} company what `company.json` holds
 * @returns {string[]} one line for each problem; empty when there is none
 */
export function companyProblems(company) {
  const at = (path) => path.split('.').reduce((value, key) => Object(value)[key], company);
  const problems = Object.entries(rules).flatMap(([path, [holds, wanted]]) => {
    const value = at(path);
    if (typeof value !== 'string' || !holds(value)) return [`${path} is ${JSON.stringify(value)}: must be ${wanted}`];
    return isReserved(value) ? [`${path} is ${JSON.stringify(value)}: this name is reserved for examples`] : [];
  });
  const isMarked = at('sample') !== false;
  return isMarked ? ['sample is not false: these are the facts of the made-up company', ...problems] : problems;
}
