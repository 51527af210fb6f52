import { useCallback, useEffect, useRef, useState } from 'react'
import { pickers } from '../sending/file-system-access.ts'
import { droppedFiles } from './dropped-files.ts'
import type { FoundFile } from './found-file.ts'
import { inputFiles, type PickWhat, pickHandles } from './picked-files.ts'
import { type Dropped, readDrop } from './read-drop.ts'

/** Manages the ways to add many files: two pickers, and a drop anywhere on the page. The files are then reviewed. */
export function useIntake({ mayAdd }: { mayAdd: boolean }) {
  const fields = { files: useRef<HTMLInputElement>(null), folder: useRef<HTMLInputElement>(null) }
  const [found, setFound] = useState<Promise<FoundFile[] | undefined>>()
  const over = useDropAnywhere(mayAdd, (dropped) => setFound(droppedFiles(dropped)))
  return {
    fields,
    found,
    over,
    pick: (what: PickWhat) => {
      if (!hasPickers()) fields[what].current?.click()
      else setFound(pickHandles(what))
    },
    onField: (field: HTMLInputElement) => {
      const files = [...(field.files ?? [])]
      field.value = '' // the same files may be chosen again
      setFound(Promise.resolve(inputFiles(files)))
    },
    done: useCallback(() => setFound(undefined), []),
  }
}

/** Returns whether pickers with handles are used; on touch screens the file input offers camera and photos instead. */
function hasPickers(): boolean {
  const isTouch = window.matchMedia?.('(pointer: coarse)').matches ?? false
  return !isTouch && pickers().showOpenFilePicker !== undefined
}

/** Tracks files dragged over the page. A dialog has its own drop zone, or none: then a drop is ignored. */
function useDropAnywhere(mayAdd: boolean, onDrop: (dropped: Dropped) => void): boolean {
  const [over, setOver] = useState(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    if (!mayAdd) return
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault() // otherwise the browser would open the file
      const isFree = !document.querySelector('[role="dialog"], [role="alertdialog"]')
      if (event.type === 'drop' && isFree) drop.current(readDrop(event.dataTransfer))
      setOver(isFree && (event.type === 'dragenter' || event.type === 'dragover'))
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const events = ['dragenter', 'dragover', 'drop'] as const
    for (const name of events) window.addEventListener(name, onDrag)
    window.addEventListener('dragleave', onLeave)
    return () => {
      for (const name of events) window.removeEventListener(name, onDrag)
      window.removeEventListener('dragleave', onLeave)
    }
  }, [mayAdd])
  return over
}
