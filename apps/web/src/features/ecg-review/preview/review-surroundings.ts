import { createContext, type ReactNode } from 'react'
import type { PreviewedReport } from './preview.queries.ts'

/** Parts of other features, and what the page does when the case changed. */
export type ReviewSurroundings = {
  /** Renders a report as the hospital will read it. */
  renderReport: (report: PreviewedReport) => ReactNode
  /** Buttons by which the holder lets go of the case. */
  holderActions?: ReactNode
  /** Reads the case and its review again. */
  onChanged: () => void
}

export const ReviewSurroundings = createContext<ReviewSurroundings>({
  renderReport: () => null,
  onChanged: () => {},
})
