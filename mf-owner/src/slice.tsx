import { defineSlice } from '@veto/slice-kit';
import { lazy } from 'react';
import { App } from './app.tsx';

export const lifecycles = defineSlice({
  App,
  slots: {
    'vet.profile.contact': lazy(() => import(/* webpackChunkName: "write-to-vet" */ './messages/write-to-vet.tsx')),
  },
});
