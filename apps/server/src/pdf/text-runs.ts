import { visiblePart } from '@systole/report/missing-glyphs'

/** Asked of every face: does it draw this character? */
export type FaceWithGlyphs = { name: string; has: (codePoint: number) => boolean }

/** Neighbouring characters of one face. */
export type Run = { face: string; text: string }

const MISSING = '□'
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Each sign stands for itself; nearly all of a table of figures is of this kind. */
const PLAIN = /^[\x20-\x7e]*$/

/** What a reader counts as characters. */
export function clustersOf(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text)
  return Array.from(clusters.segment(text), ({ segment }) => segment)
}

/** Cuts a text where its face must change. A character that no face has becomes a visible mark, never a gap. */
export function runsOf(text: string, faces: readonly FaceWithGlyphs[]): Run[] {
  const runs: Run[] = []
  for (const next of clustersOf(text).flatMap((cluster) => clusterRuns(cluster, faces))) {
    const last = runs.at(-1)
    if (next.text === '') continue
    if (last?.face === next.face) last.text += next.text
    else runs.push({ ...next })
  }
  return runs
}

/** A cluster that no face has whole is set character by character: what some face has is never lost. */
function clusterRuns(cluster: string, faces: readonly FaceWithGlyphs[]): Run[] {
  const visible = visiblePart(cluster)
  const face = faces.find(({ has }) => everyCodePoint(visible, has))
  if (face) return [{ face: face.name, text: visible }]
  return Array.from(visible).map((character) => characterRun(character, faces))
}

function characterRun(character: string, faces: readonly FaceWithGlyphs[]): Run {
  const face = faces.find(({ has }) => everyCodePoint(character, has))
  if (face) return { face: face.name, text: character }
  const marker = faces.find(({ has }) => everyCodePoint(MISSING, has))
  return { face: marker?.name ?? '', text: MISSING }
}

function everyCodePoint(text: string, has: (codePoint: number) => boolean): boolean {
  return Array.from(text).every((character) => has(character.codePointAt(0) ?? 0))
}
