import type { PaperScale } from '@systole/ecg/paper/ecg-paper'
import { expect, test } from 'vitest'
import { ecg, ecgBench } from '../../theme/tokens.ts'
import { drawStrip } from './draw-strip.ts'
import { drawBench } from './lens/draw-bench.ts'
import { memorySource } from './source/memory-source.ts'
import { stripLayout } from './strip-layout.ts'

const FS = 250
const source = memorySource({
  samplesPerSecond: FS,
  sampleCount: 10 * FS,
  leads: [
    { name: 'I', countsPerMillivolt: 1000, baseline: 0, samples: new Int16Array(10 * FS) },
    { name: 'II', countsPerMillivolt: 1000, baseline: 0, samples: new Int16Array(10 * FS) },
  ],
})
const lost = { from: 2 * FS, to: 3 * FS }
const [first, second] = source.leads

type Clip = { x: number; y: number; width: number; height: number; strokes: string[] }

/** Returns a drawing context that notes what is clipped and in which colour lines are drawn there. */
function recordingContext() {
  const clips: Clip[] = []
  const words: string[] = []
  let rect: Omit<Clip, 'strokes'> = { x: 0, y: 0, width: 0, height: 0 }
  const noted = {
    rect: (x: number, y: number, width: number, height: number) => {
      rect = { x, y, width, height }
    },
    clip: () => clips.push({ ...rect, strokes: [] }),
    stroke: () => clips.at(-1)?.strokes.push(String(fields.get('strokeStyle'))),
    fillText: (text: string) => words.push(text),
    measureText: (text: string) => ({ width: 6 * text.length }),
  }
  const fields = new Map<string | symbol, unknown>()
  const context = new Proxy(noted, {
    get: (target, name) => Reflect.get(target, name) ?? fields.get(name) ?? (() => undefined),
    set: (_, name, value) => Boolean(fields.set(name, value)),
  })
  return { context: context as unknown as CanvasRenderingContext2D, clips, words }
}

test('lost samples are hatched in every lead of a strip, where they are, with their length', () => {
  const scale: PaperScale = {
    millimetresPerSecond: 25,
    millimetresPerMillivolt: 10,
    pixelsPerMillimetre: 4,
  }
  const layout = stripLayout(
    [first, second].filter((lead) => lead !== undefined),
    scale,
    1000,
  )
  const { context, clips, words } = recordingContext()
  drawStrip(context, {
    ...{ source, layout, scale, startSeconds: 1, density: 1, colours: ecg.paper },
    gaps: [{ ...lost, cause: 'constant' }],
    seen: { top: 0, height: layout.height },
    words: {
      ...{ derived: '', scale: '', changed: undefined },
      lost: (seconds) => `Lost ${seconds} s`,
    },
  })
  const hatched = clips.filter(({ strokes }) => strokes.includes(ecg.paper.hatch))
  expect(hatched.map(({ x, width }) => ({ x, width }))).toEqual(
    layout.rows.map(() => ({ x: layout.left + 100, width: 100 })),
  )
  expect(hatched.map(({ y, height }) => ({ y, height }))).toEqual(
    layout.rows.map(({ top, height }) => ({ y: top, height })),
  )
  expect(words).toContain('Lost 1 s')
})

test('lost samples are hatched in every row of the stack and of the lens', () => {
  const { context, clips, words } = recordingContext()
  const row = (lead: number) => ({ lead, startSeconds: 1, top: 60 * lead, height: 60 })
  drawBench(context, {
    ...{ source, rows: [row(0), row(1)], width: 800, height: 120, scrolled: 0, left: 0 },
    ...{ perSecond: 200, perMillivolt: 40, millimetre: 4, isFine: true, lineWidth: 1, density: 1 },
    colours: ecgBench.light,
    ranges: [{ ...lost, is: 'lost', word: 'Lost 1 s' }],
  })
  const hatched = clips.filter(({ strokes }) => strokes.includes(ecgBench.light.hatch))
  expect(hatched.map(({ x, y, width }) => ({ x, y, width }))).toEqual([
    { x: 200, y: 1, width: 200 },
    { x: 200, y: 61, width: 200 },
  ])
  expect(words.filter((word) => word === 'Lost 1 s')).toHaveLength(2)
})

test.each([
  ['lost', 'after'],
  ['excluded', 'before'],
] as const)('a stretch that is %s is hatched %s its trace is drawn', (is, order) => {
  const { context, clips } = recordingContext()
  drawBench(context, {
    ...{ source, width: 800, height: 60, scrolled: 0, left: 0 },
    rows: [{ lead: 0, startSeconds: 1, top: 0, height: 60 }],
    ...{ perSecond: 200, perMillivolt: 40, millimetre: 4, isFine: true, lineWidth: 1, density: 1 },
    colours: ecgBench.light,
    ranges: [{ ...lost, is, word: '1 s' }],
  })
  const inOrder = clips.flatMap(({ strokes }) => strokes)
  const [hatch, trace] = [ecgBench.light.hatch, ecgBench.light.trace].map((colour) =>
    inOrder.indexOf(colour),
  )
  expect(hatch).toBeGreaterThanOrEqual(0)
  expect(trace).toBeGreaterThanOrEqual(0)
  expect((hatch ?? 0) > (trace ?? 0) ? 'after' : 'before').toBe(order)
})
