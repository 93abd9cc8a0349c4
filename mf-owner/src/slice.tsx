import { defineSlice } from '@veto/slice-kit';
import { lazy } from 'react';
import { App } from './app.tsx';

export const lifecycles = defineSlice({
  App,
  slots: {
    'site.header.news': lazy(() => import(/* webpackChunkName: "account-news" */ './notifications/account-news.tsx')),
    'vet.profile.contact': lazy(() => import(/* webpackChunkName: "write-to-vet" */ './messages/write-to-vet.tsx')),
  },
});
