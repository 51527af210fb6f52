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

/** The number of viewports, limited because browsers provide few graphics contexts per page. */
const GRAPHICS_CONTEXTS = 2
const DECODERS = 2
/**
 * The cache limit for decoded frames, evicted least recently used first; the library's default would keep 3 GB of a long clip.
 */
const FRAMES_BYTES = 512_000_000

let started: RenderingEngine | undefined

/** Returns the shared engine that draws every DICOM viewport of the page. */
export function cornerstoneEngine(): RenderingEngine {
  started ??= start()
  return started
}

function start(): RenderingEngine {
  startCore({ debug: {}, rendering: { webGlContextCount: GRAPHICS_CONTEXTS } })
  cache.setMaxCacheSize(FRAMES_BYTES)
  startLoader({ maxWebWorkers: DECODERS })
  registerSingleReadLoader()
  startTools()
  for (const tool of [WindowLevelTool, PanTool, ZoomTool]) addTool(tool)
  return new RenderingEngine('viewers')
}

const FIRST = 10_000

/**
 * Registers loaders that use the header and bytes of `openDicom`. The library's own would parse each file again with a second
 * DICOM parser and keep the result after the image is closed.
 */
function registerSingleReadLoader(): void {
  registerImageLoader('dicomfile', wadouri.loadImage)
  metaData.addProvider(wadouri.metaData.metaDataProvider, FIRST)
}
