import type { Document } from './typesetter.ts'

type Element = ReturnType<Document['struct']>
/** Options with `scope` for a column's head and `bbox` for a figure, missing in the published types. */
type ElementOptions = NonNullable<Parameters<Document['struct']>[1]> & {
  scope?: 'Column'
  bbox?: [left: number, top: number, right: number, bottom: number]
}

/** A node of the document's structure tree, which screen readers follow. */
export type Tag = { element: Element; type: string }

export function rootTag(doc: Document): Tag {
  const element = doc.struct('Document')
  doc.addStructure(element)
  return { element, type: 'Document' }
}

export function childTag(
  doc: Document,
  parent: Tag,
  type: string,
  options: ElementOptions = {},
): Tag {
  const element = doc.struct(type, options)
  parent.element.add(element)
  return { element, type }
}

/** Draws content of the tag. One tag may be drawn in pieces, over several pages. */
export function drawTagged(doc: Document, { element, type }: Tag, draw: () => void): void {
  element.add(doc.markStructureContent(type))
  draw()
  doc.endMarkedContent()
}

/** Draws an artifact, such as lines, bars or page numbers, which is not read aloud. */
export function drawArtifact(
  doc: Document,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
