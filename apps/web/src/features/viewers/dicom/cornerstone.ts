import {
  cache,
  metaData,
  RenderingEngine,
  registerImageLoader,
  init as startCore,
} from '@cornerstonejs/core'
import { init as startLoader, wadouri } from '@cornerstonejs/dicom-image-loader'
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
/** Of decoded frames, the least recently seen go first: by itself the library would keep 3 GB of a long clip. */
const FRAMES_BYTES = 512_000_000

let started: RenderingEngine | undefined

/** The one engine that draws every DICOM viewport of the page. */
export function cornerstoneEngine(): RenderingEngine {
  started ??= start()
  return started
}

function start(): RenderingEngine {
  startCore({ debug: {}, rendering: { webGlContextCount: GRAPHICS_CONTEXTS } })
  cache.setMaxCacheSize(FRAMES_BYTES)
  startLoader({ maxWebWorkers: DECODERS })
  readFilmsOnce()
  startTools()
  for (const tool of [WindowLevelTool, PanTool, ZoomTool]) addTool(tool)
  return new RenderingEngine('viewers')
}

const FIRST = 10_000

/**
 * Pictures are made of the head and the bytes that `openDicom` holds. By itself the library reads each file once more,
 * by a second reader of DICOM, and keeps what it read after the film is closed.
 */
function readFilmsOnce(): void {
  registerImageLoader('dicomfile', wadouri.loadImage)
  metaData.addProvider(wadouri.metaData.metaDataProvider, FIRST)
}
