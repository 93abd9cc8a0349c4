import { setTimeout as wait } from 'node:timers/promises';
import { WAIT_MS } from '@veto/slice-kit/hang-limit';
import type { Key, Tab } from './tab.ts';

const EVERY_MS = 100;

/** Finds what a visitor sees by its role and name; runs in the page. */
const FINDERS = `
  const seen = (element) => element.getClientRects().length > 0 && !element.closest('#first-paint, [hidden], [inert], [aria-hidden=true]');
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const ofIds = (ids) => ids.split(' ').map((id) => document.getElementById(id)?.textContent).join(' ');
  const nameOf = (element) => clean(
    element.getAttribute('aria-label') ??
    (element.hasAttribute('aria-labelledby') ? ofIds(element.getAttribute('aria-labelledby')) : undefined) ??
    (element.labels?.length ? element.labels[0].textContent : undefined) ??
    (element.placeholder || element.textContent));
  const ROLES = {
    button: 'button, [role=button]', link: 'a[href]', radio: 'input[type=radio], [role=radio]', checkbox: 'input[type=checkbox]',
    field: 'input, textarea, select', heading: 'h1, h2, h3', cell: '[role=gridcell], [role=gridcell] *',
    head: '[role=columnheader]', item: '[role=menuitem]',
  };
  const find = (role, name) => [...document.querySelectorAll(ROLES[role])].filter(
    (element) => (seen(element) || ['radio', 'checkbox'].includes(role) || element.type === 'file') && name.test(nameOf(element)));
  const dialog = () => [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(seen).at(-1);
  const within = (elements) => { const inside = elements.filter((each) => dialog()?.contains(each)); return inside.length ? inside : elements; };`;

type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'field' | 'heading' | 'cell' | 'head' | 'item';

/** What somebody does in a browser, in words that hold for every engine. Each waits until it can be done. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  #marks = 0;

  constructor(tab: Tab, site: string) {
    this.#tab = tab;
    this.#site = site;
  }

  /** Opens a path of the site, and waits until the page has taken the place of what the document shows. */
  async open(path: string): Promise<void> {
    await this.#tab.open(this.#site + path);
    await this.waitFor('the page', `document.querySelector('#first-paint') === null`);
  }

  /**
   * What a printer would get, in words: the page with its rules for paper, without what only they hide.
   * No driver of all engines says what is in the file that it prints.
   */
  async onPaper(): Promise<{ text: string; controls: string[] }> {
    return this.evaluate(`(() => {
      const media = [...document.styleSheets].flatMap(function rulesOf({ cssRules }) {
        return [...cssRules].flatMap((rule) => (rule.media ? [rule.media, ...rulesOf(rule)] : rule.cssRules ? rulesOf(rule) : []));
      });
      for (const each of media) {
        if (/\\bprint\\b/.test(each.mediaText)) each.mediaText = 'all';
        else if (each.mediaText === 'screen') each.mediaText = 'not all';
      }
      const shown = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
      const controls = 'button, .chakra-button, input, textarea, select';
      return {
        text: document.body.innerText,
        controls: [...document.querySelectorAll(controls)].filter(shown).map(({ outerHTML }) => outerHTML.slice(0, 120)),
      };
    })()`);
  }

  /** Passes the gate once and for all, as somebody who was here before. */
  async hasPassedGate(): Promise<void> {
    await this.#tab.open(`${this.#site}/config.json`);
    await this.evaluate(`localStorage.setItem('veto_authenticated', 'true')`);
  }

  resizes(width: number): Promise<void> {
    return this.#tab.resize(width);
  }

  evaluate<Result>(expression: string): Promise<Result> {
    return this.#tab.evaluate<Result>(expression);
  }

  /** Waits until the expression, which may await, is true in the page; rejects with what stands there instead. */
  async waitFor(what: string, expression: string): Promise<void> {
    const deadline = Date.now() + WAIT_MS;
    while (Date.now() < deadline) {
      // Between two documents there is nothing to ask.
      if (
        await this.evaluate<boolean>(`(async () => { ${FINDERS} return Boolean(${expression}); })()`).catch(() => false)
      )
        return;
      await wait(EVERY_MS);
    }
    // What toasts say stands at the end of the page, and is often the cause.
    const told = `[...document.querySelectorAll('[role=status], [role=alert]')].map((each) => each.innerText).join(' ')`;
    const shown = await this.evaluate<string>(
      `location.pathname + ': ' + ${told} + ' ' + document.body.innerText.slice(0, 600)`,
    );
    throw new Error(`${what} did not come; there is ${shown.replaceAll(/\s+/g, ' ')}`);
  }

  sees(text: RegExp): Promise<void> {
    return this.waitFor(`${text}`, `${text}.test(clean(document.body.innerText))`);
  }

  finds(role: Role, name: RegExp): Promise<void> {
    return this.waitFor(`${role} ${name}`, `find('${role}', ${name}).length > 0`);
  }

  isAt(path: RegExp): Promise<void> {
    return this.waitFor(`the address ${path}`, `${path}.test(location.pathname)`);
  }

  /** Presses with the mouse what is in the dialog on top, or else in the page. */
  async clicks(role: Role, name: RegExp): Promise<void> {
    await this.#tab.click(await this.#mark(role, name));
  }

  /** Presses the label of a choice, which draws its box. */
  async chooses(role: 'radio' | 'checkbox', name: RegExp): Promise<void> {
    const mark = await this.#mark(role, name);
    await this.evaluate(`(() => {
      const box = document.querySelector('${mark}');
      const label = box.closest('label');
      if (!label) return;
      label.setAttribute(...['${mark.slice(1, -1)}', '']);
      box.removeAttribute('${mark.slice(1, -1)}');
    })()`);
    await this.#tab.click(mark);
  }

  async focuses(role: Role, name: RegExp): Promise<void> {
    const mark = await this.#mark(role, name);
    await this.evaluate(`document.querySelector('${mark}').focus()`);
  }

  async writes(name: RegExp, text: string): Promise<void> {
    await this.focuses('field', name);
    await this.#tab.type(text);
  }

  /** Puts a value into a field that keys work otherwise in each engine: a date or a choice of a list. */
  async sets(name: RegExp, value: string): Promise<void> {
    const mark = await this.#mark('field', name);
    await this.evaluate(`(() => {
      const field = document.querySelector('${mark}');
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${JSON.stringify(value)});
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    })()`);
  }

  async attaches(name: RegExp, path: string): Promise<void> {
    await this.#tab.attach(await this.#mark('field', name), path);
  }

  async presses(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#tab.press(key);
  }

  /** A selector of the first one that is found, in the dialog on top where that has one. */
  async #mark(role: Role, name: RegExp): Promise<string> {
    await this.finds(role, name);
    const mark = `mark-${++this.#marks}`;
    await this.evaluate(`(() => {
      ${FINDERS}
      const [found] = within(find('${role}', ${name}));
      found.setAttribute('data-${mark}', '');
      found.scrollIntoView({ block: 'center' });
    })()`);
    return `[data-${mark}]`;
  }
}
