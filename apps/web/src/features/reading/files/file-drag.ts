import type { DragEvent } from 'react'

/** The data type of our own drags, which excludes desktop files and text. */
const TYPE = 'application/x-systole-file'

/** Returns the props of an element that can be dragged into a viewport. */
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
