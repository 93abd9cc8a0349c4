export { WeightChart, type WeightChartProps } from './weight-chart.tsx';
