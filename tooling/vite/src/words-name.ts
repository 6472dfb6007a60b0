/** From this an installer takes a page's texts if the deployment's language differs from the build's. It needs nothing else of a build. */
export const wordsName = 'words.json';
