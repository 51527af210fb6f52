import type { Gap } from '@systole/ecg/beats/beat'
import {
  latestStart,
  type PaperGain,
  type PaperScale,
  secondsAcross,
} from '@systole/ecg/paper/ecg-paper'
import { type RefObject, useEffect, useMemo } from 'react'
import { ecg } from '../../theme/tokens.ts'
import { useElementSize } from '../../ui/hooks/use-element-size.ts'
import { drawGrid } from './draw-grid.ts'
import { drawStrip } from './draw-strip.ts'
import { type EcgView, paperScale } from './ecg-view.ts'
import { leadsOf, usualLead } from './lead-choice.ts'
import { durationSeconds, type TraceSource } from './source/trace-source.ts'
import { fittedGain, type StripLayout, stripLayout, wholeLayout } from './strip-layout.ts'
import type { StripWords } from './strip-picture.ts'

export type Strip = ReturnType<typeof useStrip>
export type StripElements = {
  scroller: RefObject<HTMLElement | null>
  grid: RefObject<HTMLCanvasElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
}

/** Lays out the recording for the available size and draws the visible part on every change. */
export function useStrip(
  source: TraceSource,
  view: EcgView,
  paper: { millimetre: number; drawnAt: PaperGain | undefined; elements: StripElements },
) {
  const { millimetre, drawnAt, elements } = paper
  const { width, height } = useElementSize(elements.scroller)
  const { lead, whole, gain: wanted, speed, zoom } = view
  const laid = useMemo(
    () =>
      layOut(
        source,
        { lead, whole, gain: wanted, speed, zoom },
        { millimetre, drawnAt, width, height },
      ),
    [source, lead, whole, wanted, speed, zoom, millimetre, drawnAt, width, height],
  )
  const layout = useMemo(
    () => ({ ...laid.layout, height: Math.max(laid.layout.height, height) }),
    [laid, height],
  )
  const latest = latestStart(durationSeconds(source), layout.width, laid.scale)
  return {
    width,
    /** The visible height; the paper may be longer. */
    height,
    choice: laid.choice,
    gain: laid.scale.millimetresPerMillivolt,
    scale: laid.scale,
    layout,
    latest,
    startSeconds: Math.min(view.startSeconds, latest),
    colours: view.night ? ecg.night : ecg.paper,
    across: secondsAcross(layout.width, laid.scale),
  }
}

/** Draws grid and trace of a laid-out strip after every change, every scroll and every arrival of data. */
export function useDrawnStrip(
  source: TraceSource,
  strip: Strip,
  elements: StripElements,
  marked: { words: StripWords; gaps: readonly Gap[] },
): void {
  const { words, gaps } = marked
  useEffect(() => {
    const { scroller, grid, canvas } = elements
    const { layout, scale, startSeconds, colours, width, height } = strip
    const draw = () => {
      const [paper, trace] = [grid.current?.getContext('2d'), canvas.current?.getContext('2d')]
      if (!paper || !trace || width === 0) return
      const density = window.devicePixelRatio
      const seen = { top: scroller.current?.scrollTop ?? 0, height }
      for (const context of [paper, trace]) context.setTransform(density, 0, 0, density, 0, 0)
      drawGrid(paper, { layout, scale, startSeconds, colours, seen })
      drawStrip(trace, { source, layout, scale, startSeconds, colours, density, words, gaps, seen })
    }
    draw()
    const element = scroller.current
    element?.addEventListener('scroll', draw, { passive: true })
    const unsubscribe = source.subscribe(draw)
    return () => {
      element?.removeEventListener('scroll', draw)
      unsubscribe()
    }
  }, [source, strip, elements, words, gaps])
}

function layOut(
  source: TraceSource,
  view: Pick<EcgView, 'lead' | 'whole' | 'gain' | 'speed' | 'zoom'>,
  paper: {
    millimetre: number
    drawnAt: PaperGain | undefined
    width: number
    height: number
  },
): { choice: string; scale: PaperScale; layout: StripLayout } {
  const { leads } = source
  const { millimetre, drawnAt, width, height } = paper
  const choice = view.lead ?? 'all'
  const chosen = leadsOf(leads, choice)
  if (view.whole) {
    const lead = chosen.length === 1 ? chosen[0] : usualLead(leads)
    const scale = paperScale(view, millimetre, view.gain ?? drawnAt ?? 10)
    if (lead) {
      const layout = wholeLayout(lead, durationSeconds(source), scale, width)
      return { choice: lead.name, scale, layout }
    }
  }
  const gain =
    view.gain ??
    fittedGain(chosen, {
      pixelsPerMillimetre: millimetre * view.zoom,
      heightPixels: height,
      drawnAt,
    })
  const scale = paperScale(view, millimetre, gain)
  return {
    choice: leads.length === 1 ? (leads[0]?.name ?? choice) : choice,
    scale,
    layout: stripLayout(chosen, scale, width, {
      heightPixels: height,
      isFitted: view.gain === undefined,
    }),
  }
}
