// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideFirstPaint, showFirstPaint } from './show-first-paint.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  root.dataset.firstPaint = 'gated';
  document.body.innerHTML = `<template id="first-paint-page"><form><input><button type="submit">Go</button></form>
    <button type="button">Save</button><a href="/help">Help</a><a href="#x">Down</a></template>
    <template id="first-paint-gate"><input type="password"></template><script type="application/json" id="veto-config"></script>`;
});
afterEach(() => {
  hideFirstPaint();
  delete root.dataset.firstPaint;
  delete root.dataset.signedOutOnly;
  delete root.dataset.hasSession;
  delete root.dataset.secretIn;
  delete root.dataset.rowsLater;
  vi.restoreAllMocks();
  globalThis.vetoFirstPaint = undefined;
  history.replaceState(null, '', '/');
});

describe('the first sight of a page', () => {
  it('is the gate, and the page to whoever has passed it or where there is none', () => {
    showFirstPaint();
    expect(root.dataset.shownFirst).toBe('gate');
    root.dataset.firstPaint = 'open';
    showFirstPaint();
    expect(root.dataset.shownFirst).toBe('page');
    root.dataset.firstPaint = 'gated';
    localStorage.setItem('veto_authenticated', 'true');
    showFirstPaint();
    expect(root.dataset.shownFirst).toBe('page');
  });

  it('has rows below the first screen later, unless the visitor comes back to a place in the page', () => {
    const visit = vi.spyOn(performance, 'getEntriesByType');
    const arrive = (type: string) => {
      delete root.dataset.rowsLater;
      visit.mockReturnValue([{ type } as PerformanceNavigationTiming]);
      showFirstPaint();
      return 'rowsLater' in root.dataset;
    };
    expect(['navigate', 'reload', 'back_forward'].map(arrive)).toEqual([true, false, false]);
    history.replaceState(null, '', '/#reviews');
    expect(arrive('navigate')).toBe(false);
  });

  it('is the page of a link that carries its secret, without the password', () => {
    root.dataset.secretIn = 'hash';
    showFirstPaint();
    expect(root.dataset.shownFirst).toBe('gate');
    history.replaceState(null, '', '/#s3cret');
    showFirstPaint();
    expect(root.dataset.shownFirst).toBe('page');
    history.replaceState(null, '', '/');
    root.dataset.secretIn = 'path';
    showFirstPaint();
    expect(root.dataset.shownFirst).toBe('page');
  });

  it.each([
    ['a document that carries nothing', () => delete root.dataset.firstPaint],
    ['a document that was kept at another address', () => (root.dataset.firstPaint = 'other')],
    ["a developer's own build", () => localStorage.setItem('veto_overrides', '{"mf-pets":"http://localhost:1/"}')],
    ['a link of a mail', () => history.replaceState(null, '', '/#access_token=x')],
    [
      'a sign-in for somebody with a session',
      () => {
        root.dataset.signedOutOnly = '';
        sessionStorage.setItem('sb-localhost-auth-token', '{}');
      },
    ],
  ])('is nothing for %s', (_, prepare) => {
    root.dataset.firstPaint = 'open';
    prepare();
    showFirstPaint();
    expect(root.dataset.shownFirst).toBeUndefined();
  });

  it('is the only one that becomes part of the document, once all of it is read', async () => {
    const inDocument = () => [...document.querySelectorAll('template, #first-paint, input')].map(({ id }) => id);
    const end = document.getElementById('veto-config');
    end?.remove();
    showFirstPaint();
    expect(inDocument()).toEqual(['first-paint-page', 'first-paint-gate']);
    document.body.append(end ?? '');
    await Promise.resolve();
    expect(inDocument()).toEqual(['first-paint', '']);
    expect(document.querySelector('#first-paint input')?.getAttribute('type')).toBe('password');
    expect(document.getElementById('first-paint')?.getAttribute('hidden')).toBe('until-found');
  });

  it('is the page that the document holds where there is no gate, and that goes where nothing is shown', async () => {
    const live = '<div id="first-paint" hidden="until-found"></div><script id="veto-config"></script>';
    root.dataset.firstPaint = 'open';
    document.body.innerHTML = live;
    const paint = document.getElementById('first-paint');
    showFirstPaint();
    expect([root.dataset.shownFirst, document.getElementById('first-paint')]).toEqual(['page', paint]);
    hideFirstPaint();
    document.body.innerHTML = live;
    history.replaceState(null, '', '/#access_token=x');
    showFirstPaint();
    expect(document.getElementById('first-paint')).toBeNull();
  });

  it('leaves nothing behind where nothing is shown, and where the start is given up', async () => {
    root.dataset.firstPaint = 'open';
    history.replaceState(null, '', '/#access_token=x');
    showFirstPaint();
    expect(document.querySelector('template, #first-paint')).toBeNull();
    history.replaceState(null, '', '/');
    document.body.innerHTML = '<template id="first-paint-page"><main></main></template>';
    showFirstPaint();
    hideFirstPaint();
    document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="veto-config"></script>');
    await Promise.resolve();
    expect(document.querySelector('template, #first-paint')).toBeNull();
  });

  it('invites nobody who has a session', () => {
    root.dataset.firstPaint = 'open';
    showFirstPaint();
    expect(root.dataset.hasSession).toBeUndefined();
    localStorage.setItem('sb-localhost-auth-token', '{}');
    showFirstPaint();
    expect(root.dataset.hasSession).toBe('');
  });

  it("brings the style sheet of the slice's page, which no script waits for, and none for the gate", () => {
    root.dataset.pageStyle = 'data:text/css,';
    const linked = () => document.head.querySelectorAll('link[rel=stylesheet]').length;
    showFirstPaint();
    expect(linked()).toBe(0);
    root.dataset.firstPaint = 'open';
    showFirstPaint();
    expect(linked()).toBe(1);
    delete root.dataset.pageStyle;
    for (const link of document.head.querySelectorAll('link')) link.remove();
  });

  it("puts the slice's style sheet behind the shell's, which say the order of the layers", async () => {
    root.dataset.firstPaint = 'open';
    root.dataset.pageStyle = 'data:text/css,/*slice*/';
    const end = document.getElementById('veto-config');
    end?.remove();
    showFirstPaint();
    // The parser goes on.
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="data:text/css,/*shell*/">');
    document.body.append(end ?? '');
    await Promise.resolve();
    const links = [...document.head.querySelectorAll('link[rel=stylesheet]')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'data:text/css,/*shell*/',
      'data:text/css,/*slice*/',
    ]);
    delete root.dataset.pageStyle;
    for (const link of links) link.remove();
  });

  it('keeps what is pressed and sent, and lets the browser do the rest', () => {
    root.dataset.firstPaint = 'open';
    showFirstPaint();
    const click = (selector: string, options = {}) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
      document.querySelector(selector)?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click('[type=button]')).toBe(true);
    expect(click('[href="/help"]')).toBe(true);
    expect(click('[href="#x"]')).toBe(false);
    expect(click('[href="/help"]', { ctrlKey: true })).toBe(false);
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(globalThis.vetoFirstPaint?.pressed.map(({ tagName }) => tagName)).toEqual(['BUTTON', 'A', 'FORM']);
  });

  it('follows links and sends searches itself, where the page does not come in time', () => {
    vi.useFakeTimers();
    root.dataset.firstPaint = 'open';
    document.body.innerHTML = `<div id="first-paint"><form action="/doctors" method="get" id="search"></form>
      <form id="mail"></form><form action="/doctors" method="get" id="gone"></form></div><script id="veto-config"></script>`;
    const sent: string[] = [];
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(this.id);
    });
    showFirstPaint();
    for (const form of document.querySelectorAll('form'))
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    document.getElementById('gone')?.remove();
    expect(sent).toEqual([]);
    vi.runAllTimers();
    // Once for each first paint of this file that nobody has stopped.
    expect([...new Set(sent)]).toEqual(['search']);
    vi.useRealTimers();
    submit.mockRestore();
  });

  it('is held while a finger is down or a word is composed', () => {
    root.dataset.firstPaint = 'open';
    showFirstPaint();
    const heldAfter = (name: string) => {
      dispatchEvent(new Event(name));
      return globalThis.vetoFirstPaint?.isHeld();
    };
    expect(['pointerdown', 'pointerup', 'compositionstart', 'compositionend'].map(heldAfter)).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
