import './theme.ts';
import { guardBoot } from './boot-guard.ts';
import { showFirstPaint } from './show-first-paint.ts';

showFirstPaint();
guardBoot();
