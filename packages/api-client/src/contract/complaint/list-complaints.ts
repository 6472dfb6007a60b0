import { type InferOutput, object, pipe, transform } from 'valibot';
import { defineEndpoint } from '../../define-endpoint.ts';
import { wireObject } from '../wire-object.ts';
import { strictList } from '../lists.ts';
import { id, text } from '../wire-values.ts';

const entry = wireObject({ id, time: text, type: text, content: text });
const tab = wireObject({ title: text, entries: strictList(entry) });

/** The borrower's complaints, by tab. `time` and `type` are the server's texts. */
export const listComplaints = defineEndpoint({
  name: 'listComplaints',
  path: '/user-problem/problem-list',
  effect: 'read',
  needsSession: true,
  payload: object({}),
  data: pipe(
    wireObject({ tabs: strictList(tab) }),
    transform((wire) => wire.tabs),
  ),
});

export type ProblemTab = InferOutput<typeof tab>;
/** One complaint in the list; `id` opens its details. */
export type ProblemEntry = InferOutput<typeof entry>;
