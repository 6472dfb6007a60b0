import './no-console.js';

// Testing Library and its matchers are loaded for a test with a document only.
if (typeof document !== 'undefined') await import('./dom.js');
