/** Draws outlines in SVG, with the first letter's origin at a place, in pixels. */
export const drawWords = (paths: string, x: number, y: number, size: number, fill: string) =>
  `<g transform="matrix(${size} 0 0 ${size} ${x} ${y})" fill="${fill}">${paths}</g>`;
