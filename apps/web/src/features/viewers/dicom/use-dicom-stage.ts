import { type RefObject, useEffect, useState } from 'react'
import { type DicomRefusal, dicomRefusalOf } from './dicom-refusal.ts'
import { type DicomStage, type DicomView, showImage } from './dicom-stage.ts'
import { type EmptyStage, makeStage } from './empty-stage.ts'

export type DicomStageState =
  | { state: 'opening' }
  | { state: 'shown'; stage: DicomStage; view: DicomView }
  | { state: 'failed'; why: DicomRefusal }

const OPENING: DicomStageState = { state: 'opening' }

/** Creates a stage immediately, shows the image once its bytes are available, and releases both on unmount. */
export function useDicomStage(
  element: RefObject<HTMLDivElement | null>,
  bytes: Uint8Array<ArrayBuffer> | undefined,
): DicomStageState {
  const [empty, setEmpty] = useState<EmptyStage>()
  const [shown, setShown] = useState(OPENING)
  useEffect(() => {
    if (!element.current) return
    const made = makeStage(element.current)
    setEmpty(made)
    return () => {
      made.close()
      setEmpty(undefined)
    }
  }, [element])
  useEffect(() => {
    if (!bytes || !empty) return
    let wanted = true
    let stage: DicomStage | undefined
    const follow = (view: DicomView) => {
      if (wanted && stage) setShown({ state: 'shown', stage, view })
    }
    showImage(empty, bytes, follow).then(
      (opened) => {
        stage = opened
        if (wanted) setShown({ state: 'shown', stage, view: stage.view() })
        else stage.close()
      },
      (error: unknown) => wanted && setShown({ state: 'failed', why: dicomRefusalOf(error) }),
    )
    return () => {
      wanted = false
      stage?.close()
      setShown(OPENING)
    }
  }, [empty, bytes])
  return shown
}
