import { inLanguage } from '../in-language.tsx';
import { SERVICES_IN_POLISH } from './services.pl.ts';
import ServicesPage from './services-page.tsx';

export default inLanguage('pl', ServicesPage, SERVICES_IN_POLISH);
