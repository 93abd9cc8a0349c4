import '../../src/pages/pages.css';
import { lazy } from 'react';

const Page = lazy(() => import('../../src/pages/vet-profile.tsx'));

export function setup(app) {
  app.registerPage('/profile', Page);
}
