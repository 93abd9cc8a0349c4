import './theme.ts';
import { guardBoot } from './boot-guard.ts';
import { showFirstPaint } from './show-first-paint.ts';
import { standIn } from './stand-ins.ts';
import { takeOutNoStart } from './take-out-no-start.ts';

// An older one than the site is made for reads the document as it is (`server/index-html/old-browser.ts`).
if (document.documentElement.dataset.oldBrowser === undefined) {
  standIn();
  showFirstPaint();
  guardBoot();
  takeOutNoStart();
}
