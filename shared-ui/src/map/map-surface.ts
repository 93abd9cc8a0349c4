import type { SystemStyleObject } from '@chakra-ui/react/styled-system';

/** What the canvas, its markers and the pins need of a style sheet; the library's own is mostly buttons we do not have. */
export const MAP_SURFACE: SystemStyleObject = {
  '& > div, & iframe': { position: 'absolute', inset: '0', width: '100%', height: '100%', border: '0' },
  '& .maplibregl-map': { overflow: 'hidden' },
  '& .maplibregl-canvas-container': { position: 'absolute', inset: '0', touchAction: 'none', cursor: 'grab' },
  '& .maplibregl-canvas': { position: 'absolute', left: '0', top: '0', touchAction: 'none' },
  '& .maplibregl-cooperative-gestures, & .maplibregl-cooperative-gestures .maplibregl-canvas': {
    touchAction: 'pan-x pan-y',
  },
  '& .maplibregl-cooperative-gesture-screen': {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    bg: 'night',
    color: 'night.ink',
    textStyle: 'body',
    opacity: '0',
    pointerEvents: 'none',
    zIndex: '3',
    '&.maplibregl-show': { opacity: '0.85' },
    '& .maplibregl-desktop-message': { display: 'none' },
  },
  '& .maplibregl-canvas:focus-visible': { outline: '3px solid {colors.action}', outlineOffset: '-3px' },
  '& .maplibregl-marker': { position: 'absolute', top: '0', left: '0', willChange: 'transform' },
  '& .map-window': { zIndex: '2' },
  '& .map-pin': {
    // 44 px to tap, of which the drawing takes 32.
    padding: '12px 6px 0',
    cursor: 'pointer',
    color: 'action.solid',
    '& svg': { display: 'block', overflow: 'visible', filter: 'drop-shadow(0 1px 2px rgb(43 21 51 / 0.35))' },
    '& path': { fill: 'currentColor', stroke: 'surface', strokeWidth: '1.5' },
    '& circle, & text': { fill: 'action.on' },
    '& text': { fontSize: '12px', fontWeight: '700', fontFamily: 'body' },
    '&[data-lit]': { color: 'ink', zIndex: '1', '& circle, & text': { fill: 'canvas' } },
    '&:focus-visible': { outline: '3px solid {colors.action}', outlineOffset: '-2px', rounded: 'chip' },
  },
};
