import { Enums, type StackViewport } from '@cornerstonejs/core'
import {
  PanTool,
  Enums as ToolEnums,
  ToolGroupManager,
  type Types as ToolTypes,
  WindowLevelTool,
  ZoomTool,
} from '@cornerstonejs/tools'
import { cornerstoneEngine } from './cornerstone.ts'
import { openDicom } from './open-dicom.ts'
import { type GreyWindow, type WindowPreset, windowPresets } from './window-presets.ts'

export type DicomTool = 'window' | 'pan' | 'zoom'

/** What the corners and tools show of a viewport. */
export type DicomView = { window: GreyWindow | undefined; pixelScale: number; inverted: boolean }

export type DicomStage = {
  frames: number
  framesPerSecond: number
  colour: boolean
  presets: readonly WindowPreset[]
  view: () => DicomView
  use: (tool: DicomTool) => void
  setWindow: (window: GreyWindow) => void
  invert: () => void
  rotate: () => void
  zoomBy: (factor: number) => void
  moveBy: (x: number, y: number) => void
  reset: () => void
  showFrame: (index: number) => Promise<void>
  close: () => void
}

const TOOL_NAMES: Record<DicomTool, string> = {
  window: WindowLevelTool.toolName,
  pan: PanTool.toolName,
  zoom: ZoomTool.toolName,
}
const { MouseBindings } = ToolEnums
const { Events } = Enums
let opened = 0

/** Puts a DICOM file on an element: the whole image first. `onView` follows every change of window or zoom. */
export async function openDicomStage(
  element: HTMLDivElement,
  blob: Blob,
  onView: (view: DicomView) => void,
): Promise<DicomStage> {
  const file = await openDicom(blob)
  const engine = cornerstoneEngine()
  opened += 1
  const viewportId = `dicom-${opened}`
  engine.enableElement({ viewportId, type: Enums.ViewportType.STACK, element })
  const viewport = engine.getViewport<StackViewport>(viewportId)
  const tools = addTools(viewportId, engine.id)
  const closeAll = () => {
    ToolGroupManager.destroyToolGroup(viewportId)
    engine.disableElement(viewportId)
    file.close()
  }
  try {
    await viewport.setStack(file.imageIds)
    // A frame that could not be decoded leaves the stack empty without a word.
    if (!viewport.getCornerstoneImage()) throw new Error('The first frame cannot be decoded')
  } catch (error) {
    closeAll()
    throw error
  }
  viewport.render()

  const view = () => viewOf(viewport, file.inverted)
  const tell = () => onView(view())
  element.addEventListener(Events.VOI_MODIFIED, tell)
  element.addEventListener(Events.CAMERA_MODIFIED, tell)
  const sizes = new ResizeObserver(() => {
    engine.resize(true, !isWhole(viewport))
    tell()
  })
  sizes.observe(element)
  return {
    frames: file.imageIds.length,
    framesPerSecond: file.framesPerSecond,
    colour: file.colour,
    presets: file.colour ? [] : presetsOf(viewport, file),
    view,
    use: (tool) => activateTool(tools, tool),
    ...actions(viewport, tell),
    showFrame: async (index) => void (await viewport.setImageIdIndex(index)),
    close: () => {
      sizes.disconnect()
      closeAll()
    },
  }
}

/** Left button as chosen, middle pans, right zooms, wheel zooms; one finger as chosen, two pinch. */
function addTools(viewportId: string, engineId: string): ToolTypes.IToolGroup {
  const group = ToolGroupManager.createToolGroup(viewportId)
  if (!group) throw new Error('The tools of this viewport exist already')
  for (const name of Object.values(TOOL_NAMES)) group.addTool(name)
  group.addViewport(viewportId, engineId)
  activateTool(group, 'window')
  return group
}

function activateTool(group: ToolTypes.IToolGroup, chosen: DicomTool): void {
  const chosenBindings = [{ mouseButton: MouseBindings.Primary }, { numTouchPoints: 1 }]
  const always: Record<DicomTool, ToolTypes.IToolBinding[]> = {
    window: [],
    pan: [{ mouseButton: MouseBindings.Auxiliary }],
    zoom: [
      { mouseButton: MouseBindings.Secondary },
      { mouseButton: MouseBindings.Wheel },
      { numTouchPoints: 2 },
    ],
  }
  for (const name of Object.values(TOOL_NAMES))
    group.setToolPassive(name, { removeAllBindings: true })
  for (const tool of ['window', 'pan', 'zoom'] as const) {
    const bindings = [...(tool === chosen ? chosenBindings : []), ...always[tool]]
    if (bindings.length > 0) group.setToolActive(TOOL_NAMES[tool], { bindings })
  }
}

function actions(viewport: StackViewport, tell: () => void) {
  const show = (change: () => void) => {
    change()
    viewport.render()
    tell()
  }
  return {
    setWindow: (window: GreyWindow) =>
      show(() => viewport.setProperties({ voiRange: { ...window } })),
    invert: () =>
      show(() => viewport.setProperties({ invert: !(viewport.getProperties().invert ?? false) })),
    rotate: () =>
      show(() => {
        const { rotation = 0 } = viewport.getViewPresentation()
        viewport.setViewPresentation({ rotation: (rotation + 90) % 360 })
      }),
    zoomBy: (factor: number) => show(() => viewport.setZoom(viewport.getZoom() * factor)),
    moveBy: (x: number, y: number) =>
      show(() => {
        const [panX, panY] = viewport.getPan()
        viewport.setPan([panX + x, panY + y])
      }),
    reset: () =>
      show(() => {
        viewport.setViewPresentation({ rotation: 0 })
        viewport.resetProperties()
        viewport.resetCamera()
      }),
  }
}

function presetsOf(
  viewport: StackViewport,
  file: Awaited<ReturnType<typeof openDicom>>,
): WindowPreset[] {
  return windowPresets({
    modality: file.modality,
    inverted: file.inverted,
    stored: file.storedWindows,
    pixels: viewport.getCornerstoneImage().getPixelData(),
  })
}

/** Neither zoomed nor moved: the whole image, which then fits any new size too. */
function isWhole(viewport: StackViewport): boolean {
  const [x, y] = viewport.getPan()
  return Math.abs(viewport.getZoom() - 1) < 0.001 && Math.hypot(x, y) < 1
}

/** The scale is screen pixels per image pixel: 1.00 shows every pixel of the film. */
function viewOf(viewport: StackViewport, startsInverted: boolean): DicomView {
  const { voiRange, invert = false } = viewport.getProperties()
  const { spacing, origin, direction } = viewport.getImageData()
  const oneRight = [0, 1, 2].map(
    (axis) => (origin[axis] ?? 0) + (direction[axis] ?? 0) * (spacing[0] ?? 1),
  )
  const [startX, startY] = viewport.worldToCanvas([origin[0], origin[1], origin[2]])
  const [endX, endY] = viewport.worldToCanvas([
    oneRight[0] ?? 0,
    oneRight[1] ?? 0,
    oneRight[2] ?? 0,
  ])
  return {
    window: voiRange && { lower: voiRange.lower, upper: voiRange.upper },
    pixelScale: Math.hypot(endX - startX, endY - startY),
    inverted: invert !== startsInverted,
  }
}
