export { RecordView, type RecordViewProps } from './record-view.tsx';
