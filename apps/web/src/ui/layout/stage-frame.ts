import type { ReactNode } from 'react'

/** The parts of a stage of a case; the screen arranges them around the patient and the stage list. */
export type StageParts = {
  content: ReactNode
  /** Back and Next. */
  bar: ReactNode
  /** Content below the stage list of a wide screen, instead of the default. */
  beside?: ReactNode
  /** "Saved 14:02", beside the patient's name. */
  saved?: ReactNode
}

export type StageFrame = (parts: StageParts) => ReactNode
