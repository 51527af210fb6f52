import type { CompareSource } from './compare/compare.queries.ts'
import type { ViewLink } from './compare/view-link.ts'
import type { TakenPicture } from './key-image/taken-picture.ts'
import type { RenewUrl, ViewedFile } from './viewed-file.ts'

/** What every viewer is given. */
export type ViewerProps = {
  file: ViewedFile
  /** The one the keyboard speaks to, where several are open. */
  active: boolean
  renewUrl?: RenewUrl
  /** Where the tools are drawn while active; above the picture when there is no such place. */
  toolsHost?: HTMLElement | null
  /** Takes a measurement into the text that is being written: as it reads, and its id where it is kept. */
  onInsert?: (text: string, measurementId?: string) => void
  /** Takes a picture made here into the case; without it a picture is saved to the device. */
  onPicture?: (picture: File) => void
  /** Takes what is seen into the report that is being written. */
  onKeyImage?: (taken: Promise<TakenPicture>) => void
  /** Where other pictures to lay beside come from. */
  compare?: CompareSource
  /** Opens and closes the comparison. */
  onCompare?: () => void
  comparing?: boolean
  /** Ties this viewer to the one beside it. */
  link?: ViewLink
}
