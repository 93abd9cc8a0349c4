import { inPolish } from '../in-polish.tsx';
import { SERVICES_IN_POLISH } from './services.pl.ts';
import ServicesPage from './services-page.tsx';

export default inPolish(ServicesPage, SERVICES_IN_POLISH);
