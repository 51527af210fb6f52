import { ECG_IMPORT_FORMATS, importFormatOf } from '@systole/domain/ecg-recordings/import-formats'
import { groupChosenFiles, type ImportGroup } from '@systole/domain/ecg-recordings/import-groups'
import { MAX_FILE_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { displayFileName, fileNameKey } from '@systole/domain/uploads/file-name'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusedError } from '../../../api/query.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useSession } from '../../../session/session-context.tsx'
import { recordingsQuery } from '../../ecg-trace/recordings/recordings.queries.ts'
import { useUploadWords } from '../dialog/use-upload-words.ts'
import { UploadRefused } from '../sending/ask-upload.ts'
import { refreshFiles } from '../uploads.queries.ts'
import { type ImportFile, sendImport } from './send-import.ts'

/** The files of one recording on their way to the case. */
export type ImportRow = {
  key: string
  names: readonly string[]
  state: { is: 'sending'; percent: number } | { is: 'asked' } | { is: 'failed'; text: string }
}

const MOST_HEADER_BYTES = 1_048_576

/** Sends chosen files to a case recording by recording, and remembers what became of each. */
export function useEcgImport(caseId: string, takenNames: readonly string[]) {
  const { uid: accountId } = useSession()
  const [rows, setRows] = useState<readonly ImportRow[]>([])
  const stop = useRef(new AbortController())
  const problemOf = useProblemWords(takenNames)
  const failureOf = useFailureWords()
  useEffect(() => {
    const controller = new AbortController()
    stop.current = controller
    return () => controller.abort()
  }, [])

  const send = async (key: string, files: readonly ImportFile[]) => {
    const { signal } = stop.current
    const change = (state: ImportRow['state']) =>
      setRows((before) => before.map((row) => (row.key === key ? { ...row, state } : row)))
    try {
      const onPercent = (percent: number) => change({ is: 'sending', percent })
      await sendImport({ caseId, accountId, files }, { signal, onPercent })
      change({ is: 'asked' })
    } catch (error) {
      if (!signal.aborted) change({ is: 'failed', text: failureOf(error) })
    }
    await Promise.all([
      queryClient.invalidateQueries(recordingsQuery(caseId)),
      refreshFiles(caseId),
    ])
  }

  const choose = async (chosen: readonly File[]) => {
    const files = chosen.map((file) => ({ name: displayFileName(file.name) ?? file.name, file }))
    const groups = groupChosenFiles(await Promise.all(files.map(withHeader)))
    const started = groups.map((group) => {
      const own = group.names.flatMap((name) => files.find((each) => each.name === name) ?? [])
      const text = problemOf(group, own)
      const key = `${group.names.join()} ${performance.now()}`
      const state: ImportRow['state'] = text
        ? { is: 'failed', text }
        : { is: 'sending', percent: 0 }
      return { row: { key, names: group.names, state }, files: text ? [] : own }
    })
    setRows((before) => [...before, ...started.map(({ row }) => row)])
    for (const { row, files: own } of started) if (own.length > 0) await send(row.key, own)
  }
  return { rows, choose }
}

async function withHeader({ name, file }: ImportFile) {
  const isHeader = /\.hea$/i.test(name) && file.size <= MOST_HEADER_BYTES
  return isHeader ? { name, header: await file.text() } : { name }
}

/** Returns why a recording cannot be sent at all. */
function useProblemWords(takenNames: readonly string[]) {
  const { t } = useTranslation('ecg')
  return ({ missing }: ImportGroup, files: readonly ImportFile[]): string | undefined => {
    if (files.some(({ name }) => !importFormatOf(name)))
      return t('import.wrongFormat', { formats: ECG_IMPORT_FORMATS.join(', ') })
    if (missing.length > 0) return t('import.missing', { names: missing.join(', ') })
    if (files.some(({ file }) => file.size === 0)) return t('import.empty')
    if (files.some(({ file }) => file.size > MAX_FILE_BYTES)) return t('import.tooLarge')
    const taken = new Set(takenNames.map(fileNameKey))
    return files.some(({ name }) => taken.has(fileNameKey(name))) ? t('import.taken') : undefined
  }
}

function useFailureWords() {
  const { t } = useTranslation('ecg')
  const words = useUploadWords()
  return (error: unknown): string => {
    if (error instanceof UploadRefused) return words.failure(error.failure)
    const text = error instanceof RefusedError || error instanceof Error ? error.message : ''
    return t('import.failed', { error: text })
  }
}
