import type { DragEvent } from 'react'

/** Of our own: a file of the desktop, or a text, is not taken for it. */
const TYPE = 'application/x-systole-file'

/** What a thing that is dragged into a viewport carries. */
export function fileDrag(fileId: string) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(TYPE, fileId)
      event.dataTransfer.effectAllowed = 'copyMove'
    },
  }
}

export function isFileDragged({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes(TYPE)
}

export function draggedFile({ dataTransfer }: DragEvent): string {
  return dataTransfer.getData(TYPE)
}
