import { defineSlice } from '@veto/slice-kit';
import { App } from './App.tsx';

export const lifecycles = defineSlice({ App });
