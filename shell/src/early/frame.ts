import { showFrame } from './show-frame.ts';

showFrame();
