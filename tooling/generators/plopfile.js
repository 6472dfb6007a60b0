import { addEndpoint } from './src/endpoint.js';
import { formatted } from './src/formatted.js';
import { addMessage } from './src/message.js';
import { addScreen } from './src/screen.js';
import { addStory } from './src/story.js';

/** `pnpm new`: plop asks for what is not given, writes the files and names what is left to do. */
export default function generators(/** @type {import('plop').NodePlopAPI} */ plop) {
  plop.setGenerator('screen', formatted(addScreen));
  plop.setGenerator('endpoint', formatted(addEndpoint));
  plop.setGenerator('message', formatted(addMessage));
  plop.setGenerator('story', formatted(addStory));
}
