/** The ports of development, on the loopback interface. */
const usual = {
  'borrower-h5': 5173,
  'official-site': 5174,
  'promo-landing': 5175,
  'dev-preview': 5176,
  sandbox: 8787,
  storybook: 6006,
};

/** @typedef {keyof typeof usual} Served */

const base = Number(process.env.PORT_BASE) || null;

/**
 * The port of something that is served in development. `PORT_BASE=25000` moves all of them to 25000 and the ports after it, so that a
 * second checkout can run beside the first.
 *
 * @param {Served} name
 * @returns {number}
 */
export const portOf = (name) => (base === null ? usual[name] : base + Object.keys(usual).indexOf(name));
