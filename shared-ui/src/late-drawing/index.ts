export { LateBoundary } from './late-boundary.tsx';
export { copyOfPainted, LateDrawing, type LateDrawingProps } from './late-drawing.tsx';
