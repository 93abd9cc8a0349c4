export { SYMPTOM_REPORT_IN_POLISH } from './symptom-report.pl.ts';
export { SymptomReport, type SymptomReportProps } from './symptom-report.tsx';
