import type { PatchConflict } from '@systole/contract/ecg/patches'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { useFormat } from '../../ui/format/use-format.ts'

const CHANGES = ['added', 'removed', 'moved', 'relabelled'] as const

/** Says that somebody saved a newer revision, what it changed, and offers to replay the unsaved edits on it. -6025. */
export function PatchConflictDialog(props: {
  conflict: PatchConflict
  editCount: number
  isBusy: boolean
  onReplay: () => void
  onClose: () => void
}) {
  const { conflict, editCount, isBusy, onReplay, onClose } = props
  const { t } = useTranslation(['patching', 'common'])
  const format = useFormat()
  const replay = useRef<HTMLButtonElement>(null)
  const changed = CHANGES.filter((change) => conflict.changes[change] > 0)
  return (
    <AppDialog
      open
      role="alertdialog"
      title={t('conflict.title')}
      onClose={onClose}
      initialFocus={replay}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('common:close')}
          </Button>
          <Button ref={replay} variant="contained" disabled={isBusy} onClick={onReplay}>
            {t('conflict.replay', { count: editCount })}
          </Button>
        </>
      }
    >
      <ul>
        {conflict.revisions.map(({ patch_revision, author, time, note }) => {
          const at = time
          return (
            <li key={patch_revision}>
              {t('conflict.by', { name: author.name, time: at ? format.dateTime(at) : '' })}
              {note !== '' && ` ${note}`}
            </li>
          )
        })}
        {changed.map((change) => (
          <li key={change}>{t(`conflict.${change}`, { count: conflict.changes[change] })}</li>
        ))}
        {changed.length === 0 && <li>{t('conflict.noBeats')}</li>}
      </ul>
      <p>{t('conflict.kept')}</p>
    </AppDialog>
  )
}
