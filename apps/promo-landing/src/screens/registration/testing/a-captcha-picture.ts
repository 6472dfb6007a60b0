/** A captcha as a backend draws it, for stories and tests. */
export const aCaptchaPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="44" viewBox="0 0 120 44"><rect width="120" height="44" fill="#f3f5f8"/><g font-family="monospace" font-weight="700" font-size="26" fill="#2a5a8f"><text x="18" y="31">W</text><text x="42" y="28">A</text><text x="66" y="33">T</text><text x="90" y="30">9</text></g></svg>',
)}`;
