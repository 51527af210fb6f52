import type { ViewerKeys } from '../keys/use-viewer-keys.ts'
import type { DicomStage } from './dicom-stage.ts'
import type { DicomTool } from './empty-stage.ts'
import type { Cine } from './use-cine.ts'

const STEP_PIXELS = 20
const ZOOM = 1.15
const WINDOW_SHARE = 0.05

/** Returns the keyboard equivalents of all mouse operations on an image. */
export function dicomKeys(
  stage: DicomStage,
  cine: Cine,
  setTool: (tool: DicomTool) => void,
): ViewerKeys {
  const choose = (tool: DicomTool) => () => {
    stage.use(tool)
    setTool(tool)
  }
  return {
    w: choose('window'),
    p: choose('pan'),
    z: choose('zoom'),
    r: stage.reset,
    i: stage.invert,
    h: stage.flip,
    '+': () => stage.zoomBy(ZOOM),
    '=': () => stage.zoomBy(ZOOM),
    '-': () => stage.zoomBy(1 / ZOOM),
    left: () => stage.moveBy(STEP_PIXELS, 0),
    right: () => stage.moveBy(-STEP_PIXELS, 0),
    up: () => stage.moveBy(0, STEP_PIXELS),
    down: () => stage.moveBy(0, -STEP_PIXELS),
    'shift+left': () => changeWindow(stage, { width: -1 }),
    'shift+right': () => changeWindow(stage, { width: 1 }),
    'shift+up': () => changeWindow(stage, { level: -1 }),
    'shift+down': () => changeWindow(stage, { level: 1 }),
    ...(stage.frames > 1 && {
      ' ': cine.toggle,
      ',': () => cine.step(-1),
      '.': () => cine.step(1),
      home: () => cine.show(0),
      end: () => cine.show(stage.frames - 1),
    }),
  }
}

function changeWindow(stage: DicomStage, { width = 0, level = 0 }): void {
  const { window } = stage.view()
  if (!window) return
  const step = (window.upper - window.lower) * WINDOW_SHARE
  const lower = window.lower + level * step - (width * step) / 2
  const upper = window.upper + level * step + (width * step) / 2
  if (upper > lower) stage.setWindow({ lower, upper })
}
