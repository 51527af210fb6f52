import { type RefObject, useEffect, useState } from 'react'
import { type DicomStage, type DicomView, openDicomStage } from './dicom-stage.ts'
import { type FilmRefusal, filmRefusalOf } from './film-refusal.ts'

export type StageState =
  | { state: 'opening' }
  | { state: 'shown'; stage: DicomStage; view: DicomView }
  | { state: 'failed'; why: FilmRefusal }

/** Opens the film once its bytes are here, closes it when another comes or the viewer goes. */
export function useDicomStage(
  element: RefObject<HTMLDivElement | null>,
  blob: Blob | undefined,
): StageState {
  const [shown, setShown] = useState<StageState>({ state: 'opening' })
  useEffect(() => {
    const target = element.current
    if (!blob || !target) return
    let wanted = true
    let stage: DicomStage | undefined
    const follow = (view: DicomView) => {
      if (wanted && stage) setShown({ state: 'shown', stage, view })
    }
    openDicomStage(target, blob, follow).then(
      (opened) => {
        stage = opened
        if (wanted) setShown({ state: 'shown', stage, view: stage.view() })
        else stage.close()
      },
      (error: unknown) => wanted && setShown({ state: 'failed', why: filmRefusalOf(error) }),
    )
    return () => {
      wanted = false
      stage?.close()
      setShown({ state: 'opening' })
    }
  }, [element, blob])
  return shown
}
