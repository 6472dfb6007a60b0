// Plain JavaScript: a Vite configuration loads it, and Node 20 does not load TypeScript there.

/** @typedef {(value: string) => boolean} Rule */

const isPhone = (value) => /^\+63\d{8,10}$/.test(value);
const isEmail = (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
const isHttps = (value) => URL.canParse(value) && new URL(value).protocol === 'https:';
const isOrigin = (value) => isHttps(value) && new URL(value).origin === value;
const isText = (value) => value.trim() !== '';
const isDate = (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
const isTime = (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isDays = (value) => /^(Mo|Tu|We|Th|Fr|Sa|Su)(-(Mo|Tu|We|Th|Fr|Sa|Su))?$/.test(value);
const isWhole = (value) => /^[1-9]\d*$/.test(value);
const isDecimal = (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0;
/** RFC 2606 keeps these names for examples, so no host answers there. */
const isReserved = (value) => /(^|[@./])example(\.(com|net|org))?(\/|$)/.test(value);

/** Facts of the made-up company, each of which may be left behind when the others are replaced. */
const isSample = (value) =>
  /\bsample\b|\bcom\.example\b|\/id0{4}|^(?:CS)?0{4,}$|^\+63(?:28123456[78]|9171234567)$/i.test(value);

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
  'dataProtectionOfficer.name': [isText, 'a name'],
  'dataProtectionOfficer.email': [isEmail, 'an e-mail address'],
  'dataProtectionOfficer.phone': [isPhone, '+63 and digits only'],
  regulatorComplaintsUrl: [isHttps, 'an https address'],
  privacyComplaintsUrl: [isHttps, 'an https address'],
  website: [isOrigin, 'an https origin without a trailing slash'],
  privacyUrl: [isHttps, 'an https address'],
  appStoreUrl: [isHttps, 'an https address'],
  playStoreUrl: [isHttps, 'an https address'],
  ...rangeRules('offer.amount', isWhole, 'whole pesos'),
  ...rangeRules('offer.monthlyRate', isDecimal, 'a number of percent'),
  ...rangeRules('offer.months', isWhole, 'a whole number of months'),
  'offer.exampleStart': [isDate, 'a day written as YYYY-MM-DD'],
};

/** @returns {Record<string, [rule: Rule, wanted: string]>} the rules of a range's default, limits and step */
function rangeRules(path, rule, wanted) {
  return Object.fromEntries(['default', 'min', 'max', 'step'].map((name) => [`${path}.${name}`, [rule, wanted]]));
}

/** @returns {Record<string, [rule: Rule, wanted: string]>} rules for each line of opening hours, and for one at least */
function hoursRules(hours) {
  const lines = Array.isArray(hours) && hours.length > 0 ? hours : [{}];
  return Object.fromEntries(
    lines.flatMap((_line, index) => [
      [`hours.${index}.days`, [isDays, 'a day or a range such as Mo-Fr']],
      [`hours.${index}.opens`, [isTime, 'a time such as 08:00']],
      [`hours.${index}.closes`, [isTime, 'a time such as 18:00']],
    ]),
  );
}

/**
 * What keeps a company's facts from being published.
 *
 * @param {unknown} company what `company.json` holds
 * @returns {string[]} one line for each problem; empty when there is none
 */
export function companyProblems(company) {
  const at = (path) => path.split('.').reduce((value, key) => Object(value)[key], company);
  const problems = Object.entries({ ...rules, ...hoursRules(at('hours')) }).flatMap(([path, [holds, wanted]]) => {
    const value = at(path);
    if (typeof value !== 'string' || !holds(value)) return [`${path} is ${JSON.stringify(value)}: must be ${wanted}`];
    if (isSample(value)) return [`${path} is ${JSON.stringify(value)}: this is the made-up company's`];
    return isReserved(value) ? [`${path} is ${JSON.stringify(value)}: this name is reserved for examples`] : [];
  });
  const isMarked = at('sample') !== false;
  return isMarked ? ['sample is not false: these are the facts of the made-up company', ...problems] : problems;
}
