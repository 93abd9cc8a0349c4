import type { Shown } from './faults.ts';

/**
 * When the mistake is made: while the entry runs, while the slice's module is evaluated, in a lifecycle, while React renders a component, once the page
 * is there, or when the visitor presses it.
 */
export type Moment = 'entry' | 'load' | 'bootstrap' | 'mount' | 'render' | 'there' | 'press' | 'unmount';

export interface Mistake {
  at: Moment;
  /**
   * The body of a function. `it` is the module at `load`, the lifecycle's props, or the slice's place; the entry defines `container`,
   * `sheet(css)` brings a style sheet of the release, `style(css)` writes a <style>, and `vetoDrilled(text)` says why a visitor is lost.
   */
  code: string;
  /** Content that is right afterwards. */
  allows: readonly Shown[];
  /** The tab answers no more: the visitor opens another. */
  takesTab?: true;
  /** Its document goes by itself; 'untold': in a browser without a Navigation API. */
  goes?: 'told' | 'untold';
}

/** Where a visitor may be after it: a release that has done no lasting harm stays. */
const SERVED: readonly Shown[] = ['candidate', 'former release', 'card'];
const REPLACED: readonly Shown[] = ['former release', 'card'];
const RELOADS = 'location.reload();';
const COVER = 'position: fixed; inset: 0; z-index: 2147483647; background: #fff';

/** What nobody may find on the next page. */
export const LEFT = { title: 'Written by a slice that has left', font: 'drilled' } as const;

/** A policy of a slice's own, as an element. */
const POLICY = `Object.assign(document.createElement('meta'),
      { httpEquiv: 'Content-Security-Policy', content: "script-src 'none'; connect-src 'none'" })`;

const fails = (at: Moment, code: string): Mistake => ({ at, code, allows: REPLACED });
const harms = (code: string): Mistake => ({ at: 'there', code, allows: REPLACED });
const stays = (at: Moment, code: string): Mistake => ({ at, code, allows: SERVED });
/** A timer that wants its own page to be the one that is shown, whichever the visitor chooses. */
const leadsBack = (code: string): Mistake =>
  stays(
    'there',
    `const home = location.pathname; const lead = () => { if (!it.isConnected && location.pathname !== home) { ${code} } setTimeout(lead, 50); };
    lead();`,
  );

/** What a team's mistake may come to, by the name that the table gives it. */
export const MISTAKES: Readonly<Record<string, Mistake>> = {
  'it defines no container': fails('entry', 'container = undefined;'),
  'it exports no lifecycles': fails('load', 'delete it.lifecycles;'),
  'it throws when it is loaded': fails('load', "throw new Error('at load');"),
  'it throws in bootstrap': fails('bootstrap', "throw new Error('in bootstrap');"),
  'it throws in mount': fails('mount', "throw new Error('in mount');"),
  'it never mounts': fails('mount', 'return new Promise(() => {});'),
  'it breaks a built-in as it mounts': fails('mount', "Array.prototype.map = () => { throw new Error('no map'); };"),
  // A slice without React renders nothing by it.
  'it throws in render': stays('render', "throw new Error('in render');"),
  'it names a form as the document names its own': stays(
    'there',
    `it.insertAdjacentHTML('beforeend', '<form name="createElement"></form><form name="querySelector"></form>');`,
  ),
  'it throws in a time-out': stays('there', "setTimeout(() => { throw new Error('in a time-out'); });"),
  'it rejects a promise': stays('there', "Promise.reject(new Error('nobody handles it'));"),
  'it throws in an event handler': stays('press', "throw new Error('in a handler');"),
  'it loops without end': { ...stays('press', 'for (;;) document.body;'), takesTab: true },
  'it throws in unmount': stays('unmount', "throw new Error('in unmount');"),
  'it never unmounts': stays('unmount', 'return new Promise(() => {});'),
  'its style sheet covers the site': harms(`sheet('body::after { content: ""; ${COVER} }');`),
  'its style sheet hides the header': harms("style('header { opacity: 0 }');"),
  'its style sheet styles the site': stays('there', `sheet('body { font-family: ${LEFT.font} }');`),
  'it covers the page and keeps presses': stays(
    'there',
    `addEventListener('click', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);
    document.body.append(Object.assign(document.createElement('div'), { id: 'drilled' }));
    document.getElementById('drilled').style.cssText = '${COVER}';`,
  ),
  'it empties the page': harms("document.body.innerHTML = '';"),
  'it empties the header': harms("document.querySelector('#veto > header').replaceChildren();"),
  'it takes the header as often as it comes back': harms(
    `const header = document.querySelector('#veto > header'); const take = () => header.remove();
    new MutationObserver(take).observe(document.getElementById('veto'), { childList: true });
    take();`,
  ),
  'it removes its place': harms("document.getElementById('slice-outlet').remove();"),
  'it overwrites the history': stays('there', 'history.pushState = history.replaceState = () => {};'),
  'it changes the page without end': stays(
    'there',
    `const here = location.href; const other = location.pathname === '/help' ? '/contact' : '/help'; let moves = 0;
    const move = () => { history.pushState(null, '', moves++ % 2 ? here : other); setTimeout(move, 5); };
    move();`,
  ),
  'it goes on writing the title': stays(
    'there',
    `const write = () => {
      if (!it.isConnected) Object.getOwnPropertyDescriptor(Document.prototype, 'title').set.call(document, '${LEFT.title}');
      setTimeout(write, 50);
    };
    write();`,
  ),
  'it leads back after it has left': leadsBack('history.pushState(null, "", home);'),
  'it loads its page after it has left': leadsBack('location.href = home;'),
  'it goes back after it has left': leadsBack('history.back();'),
  'it answers to presses after it has left': stays(
    'there',
    "const home = location.href; addEventListener('click', () => { if (!it.isConnected) history.pushState(null, '', home); });",
  ),
  'it takes keys after it has left': stays(
    'there',
    "addEventListener('keydown', (event) => { event.preventDefault(); event.stopImmediatePropagation(); }, true);",
  ),
  'it keeps the page from scrolling after it has left': stays('there', "document.body.style.overflow = 'hidden';"),
  'it overwrites fetch': stays('there', "globalThis.fetch = () => { throw new Error('no fetch'); };"),
  'it breaks a built-in for good': stays(
    'there',
    "Object.defineProperty(Array.prototype, 'map', { value() { throw new Error('no map'); }, writable: false, configurable: false });",
  ),
  'it fills the storage': stays(
    'there',
    "try { for (let more = 'x'.repeat(1e6), n = 0; ; n += 1) localStorage.setItem('drilled' + n, more); } catch {}",
  ),
  'it floods the cookies': stays(
    'there',
    "for (let n = 0; n < 100; n += 1) document.cookie = 'drilled' + n + '=' + 'x'.repeat(3000) + '; path=/; max-age=600';",
  ),
  'it floods the cookies by their store': harms(
    "for (let n = 0; n < 100; n += 1) cookieStore.set({ name: 'drilled' + n, value: 'x'.repeat(3000) });",
  ),
  'it clears the storage': stays('there', 'localStorage.clear(); sessionStorage.clear();'),
  'it loads the page again without end': { ...stays('there', RELOADS), goes: 'told' },
  'it loads the page again where no browser tells': { ...stays('there', RELOADS), goes: 'untold' },
  'it refreshes the page without end': {
    ...stays(
      'there',
      "document.head.append(Object.assign(document.createElement('meta'), { httpEquiv: 'refresh', content: '0' }));",
    ),
    goes: 'told',
  },
  'it forbids scripts and questions': stays('there', `document.head.append(${POLICY});`),
  'it puts a policy into the head by every method': harms(
    `const { head } = document; const title = document.querySelector('title'); const range = document.createRange();
    const viewport = document.querySelector('head > meta[name="viewport"]'); const template = document.createElement('template');
    const text = '<meta http-equiv="Content-Security-Policy" content="script-src \\'none\\'">';
    template.innerHTML = text; viewport.content = "script-src 'none'";
    const policy = () => ${POLICY};
    const kept = [
      () => title.after(policy()),
      () => title.insertAdjacentElement('beforebegin', policy()),
      () => head.replaceChildren(...head.childNodes, policy()),
      () => { range.selectNode(title); range.insertNode(policy()); },
      () => Node.prototype.appendChild.call(head, policy()),
      () => head.append(template.content),
      () => head.insertAdjacentHTML('beforeend', text),
      () => viewport.setAttribute('http-equiv', 'Content-Security-Policy'),
      () => { viewport.setAttribute('http-equiv', ''); viewport.getAttributeNode('http-equiv').value = 'Content-Security-Policy'; },
      () => { head.innerHTML += text; },
    ].filter((step) => {
      try { step(); } catch {}
      const policies = head.querySelectorAll('[http-equiv="Content-Security-Policy"]');
      for (const each of policies) each.httpEquiv = '';
      return policies.length > 0;
    });
    if (kept[0]) vetoDrilled('a policy stays by ' + kept.join(', '));`,
  ),
  'it opens a new document': stays(
    'there',
    'document.open(); Document.prototype.open.call(document); document.close();',
  ),
  'it empties the document': stays('there', "document.documentElement.innerHTML = '';"),
  'it replaces the document by nothing': harms('document.replaceChildren();'),
  'it replaces the body': stays('there', "document.body = document.createElement('body');"),
  'it lets visitors write over the page': stays(
    'there',
    "Object.getOwnPropertyDescriptor(Document.prototype, 'designMode').set.call(document, 'on');",
  ),
  'it writes a new document': stays(
    'there',
    `document.write('<p>Drilled</p>');
    setTimeout(() => { Document.prototype.write.call(document, '<p>Drilled</p>'); document.close(); });`,
  ),
  'it makes the page inert': stays('there', 'document.body.inert = true;'),
  'it hides the page': stays('there', "document.documentElement.style.visibility = 'hidden';"),
  'it ends every download': stays('there', 'setInterval(() => stop(), 10);'),
  'it moves the base of all addresses': stays(
    'there',
    "document.head.prepend(Object.assign(document.createElement('base'), { href: '/drilled/', target: '_blank' }));",
  ),
  'it works in every frame': stays(
    'there',
    'const work = () => { for (const end = performance.now() + 100; performance.now() < end; ); requestAnimationFrame(work); }; work();',
  ),
  'it opens a dialog without a way out': stays(
    'there',
    "const dialog = document.body.appendChild(document.createElement('dialog')); dialog.oncancel = () => false; dialog.showModal();",
  ),
};
