import { createHash } from 'node:crypto';

/**
 * Runs before every other script of a document, and asks for what all browsers of the baseline have besides the syntax (`BROWSERS`
 * of slice-kit), each of these younger than the last. Where one is missing no other script of the site starts: the document is made
 * readable as it is without scripts, and says why. In a syntax that every browser reads.
 */
const CHECK = `(function(d,r){
if(window.structuredClone&&[].findLast&&window.AbortSignal&&AbortSignal.timeout&&HTMLElement.prototype.attachInternals)return;
r.dataset.oldBrowser='';
d.addEventListener('DOMContentLoaded',function(){
var open=r.dataset.firstPaint=='open',all=function(s,f){[].slice.call(d.querySelectorAll(s)).forEach(f)},p=d.createElement('p');
if(open)all('noscript',function(n){n.outerHTML=n.textContent});
all('[data-no-start],.no-script-note',function(n){if(!n.querySelector('a[href=""]')||n.id)n.parentNode.removeChild(n)});
p.lang='en';
p.setAttribute('role','status');
p.style.cssText='margin:0;padding:16px;background:#fff4d6;color:#2b1533;font:16px/1.5 sans-serif';
p.textContent=open?'You can read and search here, but this browser is too old to sign in or to book: please update it.':'This browser is too old for Veto: please update it.';
d.body.insertBefore(p,d.body.firstChild);
all('.no-script-links',function(n){n.style.top=p.offsetHeight+'px'});
});
})(document,document.documentElement)`.replaceAll('\n', '');

export const OLD_BROWSER_SCRIPT = `<script>${CHECK}</script>`;

/** By which the security policy lets it run; it never changes with a document, so a static host can send it, too. */
export const OLD_BROWSER_HASH = `'sha256-${createHash('sha256').update(CHECK).digest('base64')}'`;
