import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NoteLine } from '../note-line.ts'
import type { ViewedFile } from '../opening/viewed-file.ts'
import { isCutOff } from './cut-off.ts'

/** Shows that the end of a clip or sound is missing. `url` must be valid. */
export function CutNote({ file, url }: { file: ViewedFile; url: string }) {
  const { t } = useTranslation('viewers')
  const { data: isCut } = useQuery({
    queryKey: ['file-cut', file.fileId],
    queryFn: ({ signal }) => isCutOff(file, (from, count) => readPart(url, from, count, signal)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isCut ? <NoteLine role="status">{t('clip.cut')}</NoteLine> : null
}

async function readPart(
  url: string,
  from: number,
  count: number,
  signal: AbortSignal,
): Promise<DataView> {
  const headers = { Range: `bytes=${from}-${from + count - 1}` }
  const response = await fetch(url, { credentials: 'same-origin', headers, signal })
  if (response.status !== 206) throw new Error(`A part of the file answered ${response.status}`)
  return new DataView(await response.arrayBuffer())
}
