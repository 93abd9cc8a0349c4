import './theme.ts';
import { guardBoot } from './boot-guard.ts';
import { showFirstPaint } from './show-first-paint.ts';
import { takeOutNoStart } from './take-out-no-start.ts';

showFirstPaint();
guardBoot();
takeOutNoStart();
