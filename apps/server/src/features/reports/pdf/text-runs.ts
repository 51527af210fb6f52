/** Asked of every face: does it draw this character? */
export type FaceWithGlyphs = { name: string; has: (codePoint: number) => boolean }

/** Neighbouring characters of one face. */
export type Run = { face: string; text: string }

const MISSING = '□'
/** Joiners, variation selectors and soft hyphens: they shape their neighbours and draw nothing themselves. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What a reader counts as characters. */
export function clustersOf(text: string): string[] {
  return Array.from(clusters.segment(text), ({ segment }) => segment)
}

/** Cuts a text where its face must change. A character that no face has becomes a visible mark, never a gap. */
export function runsOf(text: string, faces: readonly FaceWithGlyphs[]): Run[] {
  const runs: Run[] = []
  for (const cluster of clustersOf(text)) {
    const next = runOf(cluster, faces)
    const last = runs.at(-1)
    if (next.text === '') continue
    if (last?.face === next.face) last.text += next.text
    else runs.push(next)
  }
  return runs
}

function runOf(cluster: string, faces: readonly FaceWithGlyphs[]): Run {
  const visible = cluster.normalize('NFC').replace(INVISIBLE, '').replace('\t', ' ')
  const face = faces.find(({ has }) => everyCodePoint(visible, has))
  if (face) return { face: face.name, text: visible }
  const marker = faces.find(({ has }) => everyCodePoint(MISSING, has))
  return { face: marker?.name ?? '', text: MISSING }
}

function everyCodePoint(text: string, has: (codePoint: number) => boolean): boolean {
  return Array.from(text).every((character) => has(character.codePointAt(0) ?? 0))
}
