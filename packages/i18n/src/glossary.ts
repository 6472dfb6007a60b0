/** A line does not break in these: the README says which. */
const breaking = [{ word: /\be-wallet/ }, { word: /\d [AP]M\b/ }];

/** A word of the glossary in the README is in place of each of these. */
export const notInEn: readonly { readonly word: RegExp }[] = [
  { word: /\borders?\b/i },
  { word: /\brepay/i },
  { word: /\brollover|delay|prolong/i },
  { word: /\bbind\b/i },
  { word: /\berror \{?\w*\}?\d*/i },
  { word: /reference_no/i },
  { word: /\b(weekdays?|business days?)\b/i },
  { word: /\bextensions?\b|\bpay later\b/i },
  { word: /\boverdue\b/i },
  { word: /\bperiods?\b/i },
  { word: /\bbinding\b/i },
  { word: /verification code/i },
  { word: /\bregister\b(?! with)/i },
  { word: /\bsign in\b|\breturn to login\b/i },
  { word: /repeat client/i },
  { word: /\bwe (?:got|received) your\b|\bwe have your (?:payment|application|complaint)\b/i },
  { word: /\bRs\./ },
  { word: /\bE-Mail\b/i },
  { word: /\binstalments?\b|\blicences?\b/i },
  ...breaking,
];

export const notInFil: readonly { readonly word: RegExp }[] = [
  { word: /takdang petsa/i },
  { word: /\border\b/i },
  { word: /umuulit na kliyente/i },
  { word: /petsa ng (?:unang )?bayad/i },
  { word: /weekday/i },
  { word: /\brollover\b|\bextension\b|\boverdue\b/i },
  { word: /\bi-bind\b|\bbinding\b/i },
  { word: /verification code/i },
  { word: /\bmag-sign in\b/i },
  { word: /ipagpaliban/i },
  { word: /reference_no/i },
  { word: /\bRs\./ },
  { word: /\berror \{?\w*\}?\d+/i },
  ...breaking,
];
