import { defineSlice } from '@veto/slice-kit';
import { lazy } from 'react';
import { App } from './app.tsx';

export const lifecycles = defineSlice({
  App,
  slots: {
    'vet.profile.booking': lazy(() => import(/* webpackChunkName: "vet-booking" */ './vet-booking/vet-booking.tsx')),
    'specialist.booking': lazy(
      () => import(/* webpackChunkName: "specialist-booking" */ './specialist-booking/specialist-booking.tsx'),
    ),
    'site.header.news': lazy(() => import(/* webpackChunkName: "account-news" */ './notifications/account-news.tsx')),
    'vet.profile.contact': lazy(() => import(/* webpackChunkName: "write-to-vet" */ './messages/write-to-vet.tsx')),
  },
});
