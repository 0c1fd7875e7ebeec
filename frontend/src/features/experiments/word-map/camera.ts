/** The part of the map on screen: its center, from 0 to 1, and how many times it is enlarged. */
export type Camera = { x: number; y: number; zoom: number }

export type Size = { width: number; height: number }

export const wholeMap: Camera = { x: 0.5, y: 0.5, zoom: 1 }

const maxZoom = 16

/** Pixels of the whole map at zoom 1. */
export function scaleOf({ width, height }: Size): number {
  return Math.max(width, height)
}

export function toScreen(point: { x: number; y: number }, { x, y, zoom }: Camera, size: Size): { x: number; y: number } {
  const scale = scaleOf(size) * zoom
  return { x: size.width / 2 + (point.x - x) * scale, y: size.height / 2 + (point.y - y) * scale }
}

export function toMap(place: { x: number; y: number }, { x, y, zoom }: Camera, size: Size): { x: number; y: number } {
  const scale = scaleOf(size) * zoom
  return { x: x + (place.x - size.width / 2) / scale, y: y + (place.y - size.height / 2) / scale }
}

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Moves by pixels of the screen. */
export function moved(camera: Camera, dx: number, dy: number, size: Size): Camera {
  const scale = scaleOf(size) * camera.zoom
  return { ...camera, x: within(camera.x - dx / scale, 0, 1), y: within(camera.y - dy / scale, 0, 1) }
}

/** Enlarges around a place of the screen, which stays where it is. */
export function zoomed(camera: Camera, factor: number, place: { x: number; y: number }, size: Size): Camera {
  const fixed = toMap(place, camera, size)
  const zoom = within(camera.zoom * factor, 1, maxZoom)
  const ratio = camera.zoom / zoom
  return {
    zoom,
    x: within(fixed.x + (camera.x - fixed.x) * ratio, 0, 1),
    y: within(fixed.y + (camera.y - fixed.y) * ratio, 0, 1),
  }
}

/** Returns a camera that shows all points with some space around them. */
export function fitted(points: readonly { x: number; y: number }[]): Camera {
  if (points.length === 0) return wholeMap
  const span = (values: number[]) => ({ low: Math.min(...values), high: Math.max(...values) })
  const [x, y] = [span(points.map((it) => it.x)), span(points.map((it) => it.y))]
  const width = Math.max(x.high - x.low, y.high - y.low, 0.02)
  return { x: (x.low + x.high) / 2, y: (y.low + y.high) / 2, zoom: within(0.6 / width, 1, maxZoom) }
}
