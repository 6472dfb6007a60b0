/** What an installer takes a page's words from, where its deployment speaks another language than the build. It needs nothing else of a build. */
export const wordsName = 'words.json';
