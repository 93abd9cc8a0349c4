import './theme.ts';
import { guardBoot } from './boot-guard.ts';

guardBoot();
