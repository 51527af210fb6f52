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

export type DicomTool = 'window' | 'pan' | 'zoom'

const TOOL_NAMES: Record<DicomTool, string> = {
  window: WindowLevelTool.toolName,
  pan: PanTool.toolName,
  zoom: ZoomTool.toolName,
}
const { MouseBindings } = ToolEnums
let opened = 0

export type EmptyStage = {
  viewport: StackViewport
  tools: ToolTypes.IToolGroup
  close: () => void
}

/** Prepares an element for an image whose bytes are still loading. */
export function makeStage(element: HTMLDivElement): EmptyStage {
  const engine = cornerstoneEngine()
  opened += 1
  const viewportId = `dicom-${opened}`
  engine.enableElement({ viewportId, type: Enums.ViewportType.STACK, element })
  return {
    viewport: engine.getViewport<StackViewport>(viewportId),
    tools: addTools(viewportId, engine.id),
    close: () => {
      ToolGroupManager.destroyToolGroup(viewportId)
      engine.disableElement(viewportId)
    },
  }
}

/** Assigns tools: left button as chosen, middle pans, right zooms; one finger as chosen. */
function addTools(viewportId: string, engineId: string): ToolTypes.IToolGroup {
  const group = ToolGroupManager.createToolGroup(viewportId)
  if (!group) throw new Error('The tools of this viewport exist already')
  for (const name of Object.values(TOOL_NAMES)) group.addTool(name)
  group.addViewport(viewportId, engineId)
  activateTool(group, 'window')
  return group
}

export function activateTool(group: ToolTypes.IToolGroup, chosen: DicomTool): void {
  const chosenBindings = [{ mouseButton: MouseBindings.Primary }, { numTouchPoints: 1 }]
  const always: Record<DicomTool, ToolTypes.IToolBinding[]> = {
    window: [],
    pan: [{ mouseButton: MouseBindings.Auxiliary }],
    zoom: [{ mouseButton: MouseBindings.Secondary }],
  }
  for (const name of Object.values(TOOL_NAMES))
    group.setToolPassive(name, { removeAllBindings: true })
  for (const tool of ['window', 'pan', 'zoom'] as const) {
    const bindings = [...(tool === chosen ? chosenBindings : []), ...always[tool]]
    if (bindings.length > 0) group.setToolActive(TOOL_NAMES[tool], { bindings })
  }
}
