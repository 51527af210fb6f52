import type { ViewerKeys } from '../use-viewer-keys.ts'
import type { ImageActions } from './image-tools.tsx'

const ZOOM = 1.15
const STEP_PIXELS = 20

export function imageKeys(actions: ImageActions): ViewerKeys {
  return {
    r: actions.fit,
    i: actions.invert,
    h: actions.flip,
    '+': () => actions.zoom(ZOOM),
    '=': () => actions.zoom(ZOOM),
    '-': () => actions.zoom(1 / ZOOM),
    left: () => actions.move(STEP_PIXELS, 0),
    right: () => actions.move(-STEP_PIXELS, 0),
    up: () => actions.move(0, STEP_PIXELS),
    down: () => actions.move(0, -STEP_PIXELS),
  }
}
