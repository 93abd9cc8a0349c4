import { defineSlice } from '@veto/slice-kit';
import { App } from './app.tsx';

export const lifecycles = defineSlice({ App });
