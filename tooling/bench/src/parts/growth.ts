import wireNames from '@peace/api-client/contract/wire-names.json' with { type: 'json' };
import { openPhone } from '../conditions.ts';
import { type Json, lengthen, listAt } from '../json.ts';
import { table, verdict } from '../markdown.ts';
import type { Part, StagedMeasuring } from '../part.ts';
import { scrollThrough } from '../scroll-through.ts';
import { medianOf, written } from '../statistics.ts';
import { type Awaited, timeLoad } from '../watch-load.ts';

const title = 'Growth: answers much larger than usual';
const defaultRuns = 5;

/** A task longer than this is felt; two frames of a 60 Hz screen are not. */
const goal = { longest: 200, frame: 34, later: 100 };

const { products: bazaar } = wireNames.jointLoginFailure;
const { data: satchel } = wireNames.variant2Envelope;

interface Case {
  readonly name: string;
  readonly scenario: string;
  readonly call: string;
  readonly grow: (answer: Json) => void;
  readonly awaited: Awaited;
}

/** Screens whose answer is made longer on its way to the page. */
const cases: readonly Case[] = [
  {
    name: 'an order with 500 rows',
    scenario: 'status-174',
    call: '**/loan-details/loan-details?*',
    grow: (answer) => lengthen(listAt(answer, 'data', 'userOrderDetail', 'detail'), 500),
    awaited: { text: 'Application date' },
  },
  {
    name: '200 recommended products',
    scenario: 'recommend-list',
    call: '**/gopia/goya/drowns?*',
    grow: (answer) => lengthen(listAt(answer, satchel, bazaar.name), 200),
    awaited: { text: 'Isla Peso' },
  },
  {
    name: '1 000 complaints',
    scenario: 'complaint-list',
    call: '**/user-problem/problem-list?*',
    grow: (answer) => {
      for (const [index, tab] of listAt(answer, 'data', 'tabs').entries()) {
        const entries = listAt(tab, 'entries');
        lengthen(entries, index === 0 ? 1000 : 500);
        for (const [id, entry] of entries.entries()) Object.assign(entry ?? {}, { id: String(id) });
      }
    },
    awaited: { text: 'Problem Type' },
  },
  {
    name: 'a plan of 360 instalments',
    scenario: 'confirm-instalments',
    call: '**/loan-confirm/loan-detail-confirm?*',
    grow: (answer) => lengthen(listAt(answer, 'data', 'repay_plans'), 360),
    awaited: { text: 'You repay in all' },
  },
];

/** What one opening and scrolling came to, milliseconds. */
interface Growth {
  /** How much later its content was painted than that of the usual answer. */
  readonly later: number;
  readonly longest: number;
  readonly usual: number;
  readonly worst: number;
}

/** Opens a screen with its answer as it comes, or grown: both pass through here, so that only its size differs. */
async function open({ browser, stage }: StagedMeasuring, { scenario, call, awaited }: Case, grow?: Case['grow']) {
  const phone = await openPhone(browser);
  await phone.page.route(call, async (route) => {
    const response = await route.fetch();
    const answer: Json = await response.json();
    grow?.(answer);
    await route.fulfill({ response, json: answer });
  });
  const { content } = await timeLoad(phone.page, await stage.enter(scenario), awaited);
  return { ...phone, content };
}

async function compare(given: StagedMeasuring, each: Case): Promise<Growth> {
  const usual = await open(given, each);
  await usual.close();
  const { page, session, close, content } = await open(given, each, each.grow);
  const frames = await scrollThrough(page, session);
  const { longest } = await page.evaluate(() => globalThis.seen);
  await close();
  return { later: content - usual.content, longest, ...frames };
}

async function measure(given: StagedMeasuring): Promise<string> {
  const { say, runs } = given;
  const measured = cases.map((each) => ({ each, all: new Array<Growth>() }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { each, all } of measured) {
      const seen = await compare(given, each);
      all.push(seen);
      say(`run ${run}/${runs}  ${each.name}  ${JSON.stringify(seen)}`);
    }
  }
  const rows = measured.map(({ each: { name }, all }) => {
    const of = (key: keyof Growth) => all.map((one) => one[key]);
    const isMet =
      medianOf(of('later')) < goal.later &&
      medianOf(of('longest')) <= goal.longest &&
      medianOf(of('usual')) <= goal.frame;
    return [name, ...(['later', 'longest', 'usual', 'worst'] as const).map((key) => written(of(key))), verdict(isMet)];
  });
  return `Opened, then scrolled by a finger. Later: the content’s paint after that of the usual answer, without the answer’s own way over the
network. Goal: less than ${goal.later} ms later, no task over ${goal.longest} ms, and 95 of 100 frames of the scrolling within ${goal.frame} ms.

${table(['', 'content later by', 'longest task', '95 % of frames within', 'longest frame', 'goal'], rows)}`;
}

export const growth: Part = { title, defaultRuns, measure };
