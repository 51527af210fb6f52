import type { Document } from './typesetter.ts'

type Element = ReturnType<Document['struct']>
/** With `scope` of a column's head and `bbox` of a figure, which the published types leave out. */
type ElementOptions = NonNullable<Parameters<Document['struct']>[1]> & {
  scope?: 'Column'
  bbox?: [left: number, top: number, right: number, bottom: number]
}

/** A node of the document's structure tree, which readers for the blind follow. */
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

/** What is drawn belongs to the tag. One tag may be drawn in pieces, over pages. */
export function drawTagged(doc: Document, { element, type }: Tag, draw: () => void): void {
  element.add(doc.markStructureContent(type))
  draw()
  doc.endMarkedContent()
}

/** Lines, bars, page numbers: drawn, not read out. */
export function drawArtifact(
  doc: Document,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
): void {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
