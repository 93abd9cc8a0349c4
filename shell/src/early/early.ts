import './theme.ts';
import { guardBoot } from './boot-guard.ts';
import { showFirstPaint } from './first-paint.ts';

showFirstPaint();
guardBoot();
