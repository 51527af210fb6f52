import type { ReactNode } from 'react'

/** What a stage of a case fills in; the screen places the parts around the patient and the stage list. */
export type StageParts = {
  content: ReactNode
  /** Back and Next. */
  bar: ReactNode
  /** Under the stage list of a wide screen, instead of what the screen shows there. */
  beside?: ReactNode
  /** "Saved 14:02", at the patient's name. */
  saved?: ReactNode
}

export type StageFrame = (parts: StageParts) => ReactNode
