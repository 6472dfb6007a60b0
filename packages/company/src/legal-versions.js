// Plain JavaScript: the company's check reads it in a Vite configuration.

/** The versions of the legal texts that the official site publishes, each of which counsel checks before a release. */
export const legalVersions = /** @type {const} */ ({ terms: '1.5', privacy: '2.1', complaints: '1.3' });
