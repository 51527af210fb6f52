import { useCallback, useMemo, useRef, useState } from 'react'
import { useFileBytes } from '../bytes/use-file-bytes.ts'
import { useLinkedView } from '../compare/use-linked-view.ts'
import { measureKeys } from '../measuring/measure-keys.ts'
import { useMeasuring } from '../measuring/use-measuring.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { dicomKeys } from './dicom-keys.ts'
import type { DicomTool } from './empty-stage.ts'
import { useCine } from './use-cine.ts'
import { useDicomGestures } from './use-dicom-gestures.ts'
import { useDicomStage } from './use-dicom-stage.ts'

const NO_LOOK = { zoomBy: () => undefined, moveBy: () => undefined }

/** Combines an image on its stage with its gestures and keys. `room` receives the focus, `film` contains the picture. */
export function useDicomImage({ file, renewUrl, link, active }: ViewerProps) {
  const radiograph = useRef<HTMLDivElement>(null)
  const room = useRef<HTMLDivElement>(null)
  const bytes = useFileBytes(file, renewUrl)
  const shown = useDicomStage(radiograph, bytes.state === 'ready' ? bytes.bytes : undefined)
  const stage = shown.state === 'shown' ? shown.stage : undefined
  const view = shown.state === 'shown' ? shown.view : undefined
  const cine = useCine(stage)
  useDicomGestures(room, stage)
  const [tool, setTool] = useState<DicomTool>('window')
  const focus = useCallback(() => room.current?.focus({ preventScroll: true }), [])
  const measuring = useMeasuring({
    fileId: file.fileId,
    place: view?.place,
    frame: cine.frame,
    fileSpacing: stage?.spacing ?? null,
    onFrame: cine.show,
    onStart: focus,
    look: stage ?? NO_LOOK,
  })
  const choose = (next: DicomTool) => {
    setTool(next)
    stage?.use(next)
    measuring.cancel()
  }
  useLinkedView({
    link,
    active,
    view: view?.relative,
    follow: (report, what) => stage?.follow(report, what),
  })
  const keys = useMemo(
    () =>
      stage
        ? {
            ...dicomKeys(stage, cine, setTool),
            ...measureKeys(measuring, file.kind, radiograph.current),
          }
        : {},
    [stage, cine, measuring, file.kind],
  )
  return { film: radiograph, room, bytes, shown, stage, view, cine, tool, choose, measuring, keys }
}
