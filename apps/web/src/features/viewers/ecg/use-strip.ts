import { latestStart, type PaperScale, secondsAcross } from '@systole/ecg/ecg-paper'
import type { EcgRecording } from '@systole/ecg/ecg-recording'
import { type RefObject, useEffect } from 'react'
import { ecg } from '../../../theme/tokens.ts'
import { useElementSize } from '../use-element-size.ts'
import { paintStrip } from './draw-strip.ts'
import { type EcgView, paperScale } from './ecg-view.ts'
import { leadsOf, usualLead } from './lead-choice.ts'
import { type StripLayout, stripLayout, wholeLayout } from './strip-layout.ts'

export type Strip = ReturnType<typeof useStrip>

/** Lays out the recording for the available size and draws the visible part on every change. */
export function useStrip(
  recording: EcgRecording,
  view: EcgView,
  millimetre: number,
  elements: {
    scroller: RefObject<HTMLElement | null>
    canvas: RefObject<HTMLCanvasElement | null>
  },
) {
  const { width, height } = useElementSize(elements.scroller)
  const scale = paperScale(view, millimetre)
  const { choice, laid } = layOut(recording, view, { scale, width, height })
  const layout = { ...laid, height: Math.max(laid.height, height) }
  const latest = latestStart(recording.durationSeconds, layout.width, scale)
  const startSeconds = Math.min(view.startSeconds, latest)
  const colours = view.night ? ecg.night : ecg.paper

  useEffect(() => {
    const { scroller, canvas } = elements
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!context || width === 0) return
      const density = window.devicePixelRatio
      context.setTransform(density, 0, 0, density, 0, 0)
      const seen = { top: scroller.current?.scrollTop ?? 0, height }
      paintStrip(context, { recording, layout, scale, startSeconds, colours, seen })
    }
    draw()
    const element = scroller.current
    element?.addEventListener('scroll', draw, { passive: true })
    return () => element?.removeEventListener('scroll', draw)
  })
  return {
    width,
    /** The visible height; the paper may be longer. */
    height,
    choice,
    scale,
    layout,
    latest,
    startSeconds,
    colours,
    across: secondsAcross(layout.width, scale),
  }
}

function layOut(
  recording: EcgRecording,
  view: EcgView,
  paper: { scale: PaperScale; width: number; height: number },
): { choice: string; laid: StripLayout } {
  const { scale, width, height } = paper
  const usual = usualLead(recording)
  if (view.whole) {
    const leads = leadsOf(recording, view.lead ?? '')
    const lead = leads.length === 1 ? leads[0] : usual
    if (lead) return { choice: lead.name, laid: wholeLayout(recording, lead, scale, width) }
  }
  const lay = (choice: string) =>
    stripLayout(
      recording,
      leadsOf(recording, choice).map(({ name }) => name),
      scale,
      width,
    )
  const all = lay('all')
  const choice = view.lead ?? (all.height <= height ? 'all' : (usual?.name ?? 'all'))
  return { choice, laid: choice === 'all' ? all : lay(choice) }
}
