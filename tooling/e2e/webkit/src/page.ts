import { By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';

/**
 * Which elements play a role. A label is the touch target of a radio button that CSS draws; and of a button with a
 * label before it, which WebKit names by its own text alone.
 */
const candidates = {
  button: 'button:not([role]), [role=button]',
  combobox: '[role=combobox]',
  dialog: 'dialog[open]',
  heading: 'h1, h2, h3',
  label: 'label',
  link: 'a[href]',
  list: 'select',
  option: '[role=option]',
  textbox: 'input:not([type=radio], [type=checkbox]), textarea',
} as const;

/** How long anything may take before a test gives it up, in ms. */
const patience = { timeout: 15_000, interval: 50 };

/** The page as a person finds their way in it: by role and name, as WebKit itself computes the names. */
export class Page {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  async open(address: string): Promise<void> {
    await this.driver.get(address);
  }

  /** Waits until something visible has that name; a text is the whole name. */
  async find(role: keyof typeof candidates, name: string | RegExp): Promise<WebElement> {
    return vi.waitFor(async () => {
      const seen: string[] = [];
      for (const element of await this.driver.findElements(By.css(candidates[role]))) {
        if (!(await element.isDisplayed())) continue;
        const found = role === 'label' ? await element.getText() : await element.getAccessibleName();
        if (typeof name === 'string' ? found === name : name.test(found)) return element;
        seen.push(found);
      }
      throw new Error(`No ${role} is called ${name}. There are: ${seen.join(' | ') || 'none'}.`);
    }, patience);
  }

  /** Taps what has that name; waits until nothing lies over it. */
  async tap(role: keyof typeof candidates, name: string | RegExp): Promise<void> {
    await vi.waitFor(async () => (await this.find(role, name)).click(), patience);
  }

  /** Types as a keyboard does, key by key. */
  async type(name: string | RegExp, text: string): Promise<void> {
    await (await this.find('textbox', name)).sendKeys(text);
  }

  /** Chooses an option of a native list by its value, as the system's picker does. */
  async choose(name: string, value: string): Promise<void> {
    await this.driver.executeScript(
      `const [list, value] = arguments;
       list.value = value;
       list.dispatchEvent(new Event('change', { bubbles: true }));`,
      await this.find('list', name),
      value,
    );
  }

  /** Gives a file to a file field, which may be invisible behind its own drawing. */
  async chooseFile(name: string, file: string): Promise<void> {
    await vi.waitFor(async () => {
      for (const field of await this.driver.findElements(By.css('input[type=file]'))) {
        if ((await field.getAccessibleName()) === name) return field.sendKeys(file);
      }
      throw new Error(`No file field is called ${name}.`);
    }, patience);
  }

  async value(name: string | RegExp): Promise<string> {
    return (await this.find('textbox', name)).getProperty('value');
  }

  /** Waits until the page shows that text somewhere. */
  async shows(text: string): Promise<void> {
    await this.until(async () => {
      const shown = await this.driver.findElement(By.css('body')).getText();
      return shown.includes(text) ? undefined : `The page does not show "${text}" but:\n${shown}`;
    });
  }

  /** Waits for a title, which comes with React: what was painted before it has no listener for the shell yet. */
  async isTitled(title: string): Promise<void> {
    await this.until(async () => {
      const current = await this.driver.getTitle();
      return current === title ? undefined : `The page is titled ${current}, not ${title}.`;
    });
  }

  /** Waits until React answers the page's buttons; an early page has the same ones before. */
  async isInteractive(): Promise<void> {
    await this.until(async () => {
      const isThere = await this.driver.executeScript(
        `return [...document.querySelectorAll('button')].some((element) =>
           Object.keys(element).some((key) => key.startsWith('__reactProps')))`,
      );
      return isThere === true ? undefined : 'React is not there yet.';
    });
  }

  /** Waits until nothing visible has that name. */
  async lacks(role: keyof typeof candidates, name: string): Promise<void> {
    await this.until(async () => {
      for (const element of await this.driver.findElements(By.css(candidates[role]))) {
        if ((await element.isDisplayed()) && (await element.getAccessibleName()) === name) return `${name} is there.`;
      }
      return undefined;
    });
  }

  async isAt(address: RegExp): Promise<void> {
    await this.until(async () => {
      const current = await this.driver.getCurrentUrl();
      return address.test(current) ? undefined : `The page is at ${current}, not at ${address}.`;
    });
  }

  /** Waits until nothing is wrong any more. */
  async until(whatIsWrong: () => Promise<string | undefined>): Promise<void> {
    await vi.waitFor(async () => {
      const problem = await whatIsWrong();
      if (problem !== undefined) throw new Error(problem);
    }, patience);
  }

  /** Text twice as large, as a phone's setting for large text makes it. */
  async enlargeText(): Promise<void> {
    await this.driver.executeScript(`document.documentElement.style.fontSize = '200%'`);
  }

  /** Describes each element that is wider than the window, or cut off at its own edge. */
  async overflowing(): Promise<readonly string[]> {
    return this.driver.executeScript(
      `const describe = (element) => element.className + ': ' + element.textContent.slice(0, 60);
       return [...document.querySelectorAll('#root *')].filter((element) => {
         const { right, width } = element.getBoundingClientRect();
         if (width === 0 || element.closest('dialog:not([open]), svg, .van-visually-hidden')) return false;
         const isCut = getComputedStyle(element).overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
         return isCut || right > window.innerWidth + 0.5;
       }).map(describe);`,
    );
  }
}
