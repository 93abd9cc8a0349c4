import { writeFileSync } from 'node:fs';
import { youngBuiltInsRule } from './too-young.ts';

writeFileSync(new URL('../lint/young-built-ins.grit', import.meta.url), youngBuiltInsRule());
