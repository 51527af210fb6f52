import type { CaseStatus } from '@systole/domain/cases/case'
import type { FileEntry } from './file-entry.ts'

/** Another case of the same animal. */
export type EarlierCase = {
  caseId: string
  caseNumber: string
  date: Date | undefined
  status: CaseStatus
  hasReport: boolean
  /** The name of its reader; empty if there was none. */
  readerName: string
  fileCount: number
}

/** The content of a viewport: a file of this case or of an earlier one, or an earlier report. */
export type ViewportItem =
  | { is: 'file'; file: FileEntry; of?: EarlierCase }
  | { is: 'report'; of: EarlierCase }

export type ViewportItems = ReadonlyMap<string, ViewportItem>

export function itemId(item: ViewportItem): string {
  return item.is === 'file' ? item.file.fileId : `report ${item.of.caseId}`
}

const PICTURES: readonly (string | undefined)[] = ['dcm', 'jpeg', 'jpg', 'png', 'bmp']

/** Returns true for images that can be moved and zoomed together. */
export function isDicomItem(item: ViewportItem | undefined): boolean {
  return item?.is === 'file' && item.file.kind !== 'ecg' && PICTURES.includes(item.file.format)
}
