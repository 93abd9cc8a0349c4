export { SymptomReport, type SymptomReportProps } from './symptom-report.tsx';
