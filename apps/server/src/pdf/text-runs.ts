import { visiblePart } from '@systole/report/missing-glyphs'

/** A font that can be queried for glyphs. */
export type FaceWithGlyphs = { name: string; has: (codePoint: number) => boolean }

/** Adjacent characters in one font. */
export type FaceRun = { face: string; text: string }

const MISSING = '□'
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Text whose characters are their own clusters, such as nearly all tables of numbers. */
const PLAIN = /^[\x20-\x7e]*$/

/** Splits a text into user-perceived characters. */
export function clustersOf(text: string): string[] {
  if (PLAIN.test(text)) return Array.from(text)
  return Array.from(clusters.segment(text), ({ segment }) => segment)
}

/** Splits a text where its font must change. A character without a font becomes a visible mark and never a gap. */
export function runsOf(text: string, faces: readonly FaceWithGlyphs[]): FaceRun[] {
  const runs: FaceRun[] = []
  for (const next of clustersOf(text).flatMap((cluster) => clusterRuns(cluster, faces))) {
    const last = runs.at(-1)
    if (next.text === '') continue
    if (last?.face === next.face) last.text += next.text
    else runs.push({ ...next })
  }
  return runs
}

/** Splits a cluster that no font has completely into characters, so that available glyphs are not lost. */
function clusterRuns(cluster: string, faces: readonly FaceWithGlyphs[]): FaceRun[] {
  const visible = visiblePart(cluster)
  const face = faces.find(({ has }) => everyCodePoint(visible, has))
  if (face) return [{ face: face.name, text: visible }]
  return Array.from(visible).map((character) => characterRun(character, faces))
}

function characterRun(character: string, faces: readonly FaceWithGlyphs[]): FaceRun {
  const face = faces.find(({ has }) => everyCodePoint(character, has))
  if (face) return { face: face.name, text: character }
  const marker = faces.find(({ has }) => everyCodePoint(MISSING, has))
  return { face: marker?.name ?? '', text: MISSING }
}

function everyCodePoint(text: string, has: (codePoint: number) => boolean): boolean {
  return Array.from(text).every((character) => has(character.codePointAt(0) ?? 0))
}
