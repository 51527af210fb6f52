import type { FileKind } from '@systole/domain/uploads/file-kind'
import { Contrast, type LucideIcon, Move, ZoomIn } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MeasureTools } from '../measuring/measure-tools.tsx'
import type { Measuring } from '../measuring/use-measuring.ts'
import { PictureTools } from '../tools/picture-tools.tsx'
import { ToolGroup, ToolSelect } from '../tools/tool-button.tsx'
import type { DicomStage } from './dicom-stage.ts'
import type { DicomTool } from './empty-stage.ts'
import type { WindowPreset } from './window-presets.ts'

const TOOLS: readonly { tool: DicomTool; icon: LucideIcon; shortcut: string }[] = [
  { tool: 'window', icon: Contrast, shortcut: 'W' },
  { tool: 'pan', icon: Move, shortcut: 'P' },
  { tool: 'zoom', icon: ZoomIn, shortcut: 'Z' },
]

/** Renders the tools for dragging, the window presets, and the operations on the whole picture. */
export function DicomTools(props: {
  stage: DicomStage | undefined
  tool: DicomTool
  onTool: (tool: DicomTool) => void
  inverted: boolean
  measuring: Measuring
  kind: FileKind
}) {
  const { stage, tool, onTool, inverted, measuring, kind } = props
  const { t } = useTranslation('viewers')
  return (
    <>
      <ToolGroup
        tools={TOOLS.map(({ tool: own, icon, shortcut }) => ({
          icon,
          label: t(`tools.${own}`),
          shortcut,
          pressed: tool === own && !measuring.placing,
          disabled: !stage || (own === 'window' && stage.colour),
          onClick: () => onTool(own),
        }))}
      />
      <MeasureTools measuring={measuring} kind={kind} />
      {stage && stage.presets.length > 0 && <PresetList stage={stage} />}
      <PictureTools inverted={inverted} actions={stage} />
    </>
  )
}

function PresetList({ stage }: { stage: DicomStage }) {
  const { t } = useTranslation('viewers')
  const nameOf = ({ name, number }: WindowPreset) =>
    t(`presets.${name}`, { number: number === 1 ? '' : (number ?? '') }).trim()
  return (
    <ToolSelect
      aria-label={t('presets.label')}
      value=""
      onChange={(event) => {
        const preset = stage.presets[Number(event.target.value)]
        if (preset) stage.setWindow(preset.window)
      }}
    >
      <option value="" disabled>
        {t('presets.label')}
      </option>
      {stage.presets.map((preset, index) => (
        <option key={`${preset.name}${preset.number ?? ''}`} value={index}>
          {nameOf(preset)}
        </option>
      ))}
    </ToolSelect>
  )
}
