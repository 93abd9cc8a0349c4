import './theme.ts';
import { guardBoot } from './boot-guard.ts';
import { showFirstPaint } from './show-first-paint.ts';
import { standIn } from './stand-ins.ts';
import { takeOutNoStart } from './take-out-no-start.ts';

standIn();
showFirstPaint();
guardBoot();
takeOutNoStart();
