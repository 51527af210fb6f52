import type { UploadFailure } from '@systole/domain/uploads/chunks/uploader-state'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { describeCode } from '../../../api/describe-error.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { UNREADABLE } from '../sending/unreadable.ts'
import type { FormProblem } from '../sending/upload-form.ts'

/** Returns the texts of kinds, refusals and failures. */
export function useUploadWords() {
  const { t } = useTranslation(['uploads', 'questions', 'errors'])
  const format = useFormat()
  return useMemo(() => {
    const joined = (names: readonly string[]) => names.join(t('questions:kindSeparator'))
    return {
      kind: (kind: FileKind) => t(`questions:kind.${kind}`),
      kinds: (kinds: readonly FileKind[]) =>
        joined(kinds.map((kind) => t(`questions:kind.${kind}`))),
      kindsInSentence: (kinds: readonly FileKind[]) =>
        joined(kinds.map((kind) => t(`kindInSentence.${kind}`))),
      formats: joined,
      refusal: (problem: FormProblem, formats: readonly string[]) =>
        t(`refusal.${problem}`, { formats: joined(formats) }),
      failure: ({ code, message, storage }: UploadFailure) => {
        if (storage) {
          const used = format.gigabytes(storage.used)
          return t('refusal.storageFull', { used, quota: format.gigabytes(storage.quota) })
        }
        const known = code === UNREADABLE ? t('refusal.unreadable') : describeCode(code)
        return t('refusal.failed', { error: known ?? message })
      },
    }
  }, [t, format])
}
