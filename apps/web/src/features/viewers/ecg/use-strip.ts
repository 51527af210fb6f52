import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { latestStart, secondsAcross } from '@systole/ecg/paper'
import { type RefObject, useEffect } from 'react'
import { ecg } from '../../../theme/tokens.ts'
import { useElementSize } from '../use-element-size.ts'
import { drawStrip } from './draw-strip.ts'
import { ALL_LEADS, type EcgView, scaleOf, shownLeads, usualLead } from './ecg-view.ts'
import { stripLayout } from './strip-layout.ts'

export type Strip = ReturnType<typeof useStrip>

/** Lays the recording on paper of the size there is, and draws it whenever something changed. */
export function useStrip(
  recording: EcgRecording,
  view: EcgView,
  elements: {
    scroller: RefObject<HTMLElement | null>
    canvas: RefObject<HTMLCanvasElement | null>
  },
) {
  const { width, height } = useElementSize(elements.scroller)
  const scale = scaleOf(view)
  const all = stripLayout(recording, shownLeads(recording, ALL_LEADS), scale, width)
  const lead = view.lead ?? (all.height <= height ? ALL_LEADS : usualLead(recording))
  const leads = lead === ALL_LEADS ? all : stripLayout(recording, [lead], scale, width)
  const layout = { ...leads, height: Math.max(leads.height, height) }
  const latest = latestStart(recording.durationSeconds, layout.width, scale)
  const startSeconds = Math.min(view.startSeconds, latest)
  const colours = view.night ? ecg.night : ecg.paper

  useEffect(() => {
    const context = elements.canvas.current?.getContext('2d')
    if (!context || width === 0) return
    const density = window.devicePixelRatio
    context.setTransform(density, 0, 0, density, 0, 0)
    drawStrip(context, { recording, layout, scale, startSeconds, colours })
  })
  return {
    width,
    lead,
    scale,
    layout,
    latest,
    startSeconds,
    colours,
    across: secondsAcross(layout.width, scale),
  }
}
