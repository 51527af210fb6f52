import type { RenewUrl, ViewedFile } from './viewed-file.ts'

/** What every viewer is given. */
export type ViewerProps = {
  file: ViewedFile
  /** The one the keyboard speaks to, where several are open. */
  active: boolean
  renewUrl?: RenewUrl
  /** Where the tools are drawn while active; above the picture when there is no such place. */
  toolsHost?: HTMLElement | null
  /** Takes a measurement into the text that is being written. */
  onInsert?: (text: string) => void
  /** Takes a picture made here into the case; without it a picture is saved to the device. */
  onPicture?: (picture: File) => void
}
