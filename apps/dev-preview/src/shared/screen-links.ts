import { allScreens, type NamedScreen } from '@peace/screens';
import type { ScenarioSummary } from '@peace/sandbox/client';
import type { InAppPath } from '@peace/session';
import { sampleFields, type Fields } from './fields.ts';
import { inWords } from './text.ts';

/** A screen that the page can open, in the scenario that fits it. */
export interface ScreenLink {
  readonly name: string;
  readonly title: string;
  readonly path: InAppPath;
  /** Its own parameters, without the session's. */
  readonly params: Readonly<Record<string, string>>;
  readonly scenario: ScenarioSummary | undefined;
  /** Describes the screen, or how to reach the state that it shows. */
  readonly note: string;
}

/** The ten that the test page must offer, in the words of the specification (section 2). */
const testPageTitles: Readonly<Record<string, string>> = {
  loanConfirm: 'Confirm loan',
  orderDetails: 'Loan detail',
  repay: 'Repay',
  repayDelay: 'Repay delay',
  bindBank: 'Bind bank',
  aboutUs: 'About us',
  complaint: 'Complaint',
  customerService: 'Customer service',
  privacyPolicy: 'Privacy policy',
  repaymentInstructions: 'Repayment instructions',
};

/** The page of a campaign, which is not declared with the borrower's screens. */
const promotionPath = '/promotion';

/** Names the scenario for a path where the first one does not fit, or none has the screen's path. */
const fittingScenarios: Readonly<Record<string, string>> = {
  complaint: 'complaint',
  orderDetails: 'status-174',
  repaymentOfStoredCode: 'repay-default-code',
};

/** For screens that no scenario is about. */
const samples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  repaymentOfCode: { showType: '1', payCode: '8842001755301', repayAmount: '5450.00' },
};

export const titleOfPath = (path: string) =>
  path === promotionPath ? 'Registration' : inWords(allScreens.find((screen) => screen.path === path)?.name ?? path);

export function splitEntry(entry: string): { path: string; query: URLSearchParams } {
  const [path = '', query = ''] = entry.split('?');
  return { path, query: new URLSearchParams(query) };
}

/** The scenario that shows a screen; `undefined` where none is about it, or without a sandbox. */
function scenarioFor(
  { name, path }: Pick<NamedScreen, 'name' | 'path'>,
  scenarios: readonly ScenarioSummary[],
): ScenarioSummary | undefined {
  const fitting = scenarios.find((scenario) => scenario.name === fittingScenarios[name]);
  return fitting ?? scenarios.find(({ entry }) => splitEntry(entry).path === path);
}

/** A screen's parameters: product and order as the fields have them, the others the scenario's, then a sample. */
function paramsFor(
  { name, params }: Pick<NamedScreen, 'name' | 'params'>,
  { productId, orderId }: Pick<Fields, 'productId' | 'orderId'>,
  scenario: ScenarioSummary | undefined,
): Record<string, string> {
  const given: Readonly<Record<string, string>> = { ...samples[name], ...entryParams(scenario), productId, orderId };
  return Object.fromEntries(
    Object.keys(params).flatMap((param) => {
      const value = given[param];
      return value === undefined || value === '' ? [] : [[param, value]];
    }),
  );
}

const entryParams = (scenario: ScenarioSummary | undefined): Readonly<Record<string, string | undefined>> =>
  scenario === undefined ? {} : Object.fromEntries(splitEntry(scenario.entry).query);

/**
 * The fields with product and order as a scenario that is started has them. What was typed stays: that is what neither the samples
 * nor the scenario until now have put there.
 */
export function fieldsIn(
  started: ScenarioSummary | undefined,
  until: ScenarioSummary | undefined,
  fields: Fields,
): Fields {
  if (started === undefined) return fields;
  const valueOf = (name: 'productId' | 'orderId') => {
    const isTyped = fields[name] !== sampleFields[name] && fields[name] !== entryParams(until)[name];
    return isTyped ? fields[name] : (entryParams(started)[name] ?? sampleFields[name]);
  };
  return { ...fields, productId: valueOf('productId'), orderId: valueOf('orderId') };
}

export function linkNamed(
  name: string,
  scenarios: readonly ScenarioSummary[],
  fields: Pick<Fields, 'productId' | 'orderId'>,
): ScreenLink | undefined {
  const { testPage, further } = screenLinks(scenarios, fields);
  return [...testPage, ...further].find((link) => link.name === name);
}

/** Every declared screen as a link: the ten of the specification, then the others and the registration page. */
export function screenLinks(
  scenarios: readonly ScenarioSummary[],
  fields: Pick<Fields, 'productId' | 'orderId'>,
): { readonly testPage: readonly ScreenLink[]; readonly further: readonly ScreenLink[] } {
  const link = (screen: NamedScreen, title: string): ScreenLink => {
    const scenario = scenarioFor(screen, scenarios);
    const { name, path } = screen;
    const note = scenario?.title ?? '';
    return { name, title, path, params: paramsFor(screen, fields, scenario), scenario, note };
  };
  const testPage = Object.entries(testPageTitles).flatMap(([name, title]) =>
    allScreens.filter((screen) => screen.name === name).map((screen) => link(screen, title)),
  );
  const others = allScreens.filter(({ name }) => testPageTitles[name] === undefined);
  return {
    testPage,
    further: [...others.map((screen) => link(screen, inWords(screen.name))), registration(scenarios)],
  };
}

function registration(scenarios: readonly ScenarioSummary[]): ScreenLink {
  return {
    name: 'registration',
    title: 'Registration (promotion)',
    path: promotionPath,
    params: { id: '1', user_from: 'preview' },
    note: 'A campaign’s visitor',
    scenario: scenarios.find(({ entry }) => splitEntry(entry).path === promotionPath),
  };
}
