// The visible part of a large picture. Lengths are in cells, whatever a picture's cells are.

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From cells to pixels: pixel = scale × cell + (x, y). */
export interface Camera extends Point {
  scale: number;
}

/** The box as large as possible in the middle of this many pixels. */
export function fit(box: Box, width: number, height: number, largest: number): Camera {
  const scale = Math.min(width / (box.right - box.left), height / (box.bottom - box.top), largest);
  return {
    scale,
    x: width / 2 - (scale * (box.left + box.right)) / 2,
    y: height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

/** Zooms around a pixel: the point there stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, least: number, most: number): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, least), most);
  const by = scale / camera.scale;
  return { scale, x: at.x - by * (at.x - camera.x), y: at.y - by * (at.y - camera.y) };
}

export function toPixels(camera: Camera, point: Point): Point {
  return { x: camera.scale * point.x + camera.x, y: camera.scale * point.y + camera.y };
}

export function toCells(camera: Camera, pixel: Point): Point {
  return { x: (pixel.x - camera.x) / camera.scale, y: (pixel.y - camera.y) / camera.scale };
}

/** The number of quarter turns in a twist of two fingers. */
export function quarters(degrees: number): number {
  return Math.trunc(degrees / 50);
}
