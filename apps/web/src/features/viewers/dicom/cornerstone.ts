import { RenderingEngine, init as startCore } from '@cornerstonejs/core'
import { init as startLoader } from '@cornerstonejs/dicom-image-loader'
import {
  addTool,
  PanTool,
  init as startTools,
  WindowLevelTool,
  ZoomTool,
} from '@cornerstonejs/tools'

/** Two viewports at most; a browser gives a page few graphics contexts. */
const GRAPHICS_CONTEXTS = 2
const DECODERS = 2

let started: RenderingEngine | undefined

/** The one engine that draws every DICOM viewport of the page. */
export function cornerstoneEngine(): RenderingEngine {
  started ??= start()
  return started
}

function start(): RenderingEngine {
  startCore({ debug: {}, rendering: { webGlContextCount: GRAPHICS_CONTEXTS } })
  startLoader({ maxWebWorkers: DECODERS })
  startTools()
  for (const tool of [WindowLevelTool, PanTool, ZoomTool]) addTool(tool)
  return new RenderingEngine('viewers')
}
