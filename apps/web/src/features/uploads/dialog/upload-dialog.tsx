import { styled } from '@mui/material/styles'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { progressPercent } from '@systole/domain/uploads/chunks/uploader-state'
import { FileKind } from '@systole/domain/uploads/file-kind'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { FieldError } from '../../../ui/form/field-frame.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PatientQuestion } from '../intake/patient-question.tsx'
import type { Upload } from '../queue/upload-store.ts'
import { DropZone } from './drop-zone.tsx'
import { type UploadDialogProps, useUploadDialog } from './use-upload-dialog.ts'
import { useUploadWords } from './use-upload-words.ts'

const ERROR_ID = 'upload-error'
const FORM_KINDS: readonly FileKind[] = FileKind.options

const Body = styled('div')({ display: 'grid', gap: 16 })

/** Uploads one file with its type (INSP-2). Only × closes it; a running upload continues in the table. */
export function UploadDialog(props: UploadDialogProps) {
  const { t } = useTranslation('uploads')
  const select = useRef<HTMLSelectElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const dialog = useUploadDialog(props)
  const { form, upload } = dialog
  const busy = upload !== undefined
  return (
    <AppDialog
      open
      title={t('dialog.title')}
      dismiss={{ escape: false, backdrop: false, x: true }}
      initialFocus={select}
      onClose={dialog.close}
      actions={
        <>
          <Button
            variant="outlined"
            disabled={busy}
            onClick={() => (form.kind === '' ? dialog.onFiles([]) : input.current?.click())}
          >
            {t('dialog.browse')}
          </Button>
          <Button variant="contained" disabled={busy} onClick={() => void dialog.start()}>
            {t('dialog.upload')}
          </Button>
        </>
      }
    >
      <Body>
        <SelectionNote formats={dialog.formats} />
        <KindSelect dialog={dialog} busy={busy} selectRef={select} />
        {form.kind !== '' && !busy && (
          <DropZone
            inputRef={input}
            accept={dialog.formats.map((format) => `.${format}`).join(',')}
            onFiles={dialog.onFiles}
          />
        )}
        {form.chosen && <ChosenFile {...form.chosen} />}
        {dialog.givesWay !== undefined && !busy && (
          <Notice tone="warn" announce>
            {t('dialog.givesWay', { percent: dialog.givesWay })}
          </Notice>
        )}
        {dialog.asked && !busy && (
          <StudyQuestion asked={dialog.asked} pet={props.pet.name} onJoin={dialog.onJoin} />
        )}
        <div role="alert">
          <FieldError id={ERROR_ID} text={dialog.problem} />
        </div>
        {form.onlyFirst && form.chosen && (
          <p role="status">{t('dialog.onlyFirst', { name: form.chosen.name })}</p>
        )}
        {upload && <Progress upload={upload} />}
      </Body>
    </AppDialog>
  )
}

/** Asks about "1 file says Bella, 2021. This case is Mochi’s." */
function StudyQuestion(props: {
  asked: NonNullable<ReturnType<typeof useUploadDialog>['asked']>
  pet: string
  onJoin: (joins: boolean) => void
}) {
  const { other, joins } = props.asked
  return (
    <PatientQuestion
      group={{ key: other.name, ...other, count: 1 }}
      pet={props.pet}
      answer={joins || undefined}
      onAnswer={props.onJoin}
    />
  )
}

function SelectionNote({ formats }: { formats: readonly string[] }) {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  return <p style={{ margin: 0 }}>{t('dialog.note', { formats: words.formats(formats) })}</p>
}

function KindSelect(props: {
  dialog: ReturnType<typeof useUploadDialog>
  busy: boolean
  selectRef: React.RefObject<HTMLSelectElement | null>
}) {
  const { dialog, busy, selectRef } = props
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const { form } = dialog
  return (
    <SelectField
      ref={selectRef}
      label={t('dialog.kind')}
      placeholder={t('dialog.chooseKind')}
      value={form.kind}
      disabled={busy}
      options={FORM_KINDS.map((kind) => ({ value: kind, label: words.kind(kind) }))}
      onChange={({ currentTarget }) =>
        dialog.onKind(FORM_KINDS.find((kind) => kind === currentTarget.value) ?? '')
      }
      {...(form.problem === 'kindMissing' && {
        'aria-invalid': true,
        'aria-describedby': ERROR_ID,
      })}
    />
  )
}

const Chosen = styled('dl')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '4px 14px',
    margin: 0,
    padding: '12px 14px',
    border: `1px solid ${edge.line}`,
    borderRadius: 8,
    '& dt': { color: ink.muted },
    '& dd': { margin: 0, color: ink.strong, fontWeight: 600, overflowWrap: 'anywhere' },
    '& p': { gridColumn: '1 / -1', margin: '4px 0 0', fontSize: '.875rem', color: ink.muted },
  }
})

/** Formats that browsers cannot play. */
const NOT_PLAYED: readonly (string | undefined)[] = ['avi', 'mkv']

function ChosenFile({ name, file }: { name: string; file: File }) {
  const { t } = useTranslation('uploads')
  const format = useFormat()
  return (
    <Chosen>
      <dt>{t('dialog.file')}</dt>
      <dd>{name}</dd>
      <dt>{t('dialog.size')}</dt>
      <dd>{format.fileSize(file.size)}</dd>
      {NOT_PLAYED.includes(formatOf(name)) && <p>{t('dialog.cannotPlay')}</p>}
    </Chosen>
  )
}

function Progress({ upload }: { upload: Upload }) {
  const { t } = useTranslation('uploads')
  const percent = progressPercent(upload.state)
  return (
    <div>
      <ProgressBar label={t('progress.label', { name: upload.name })} percent={percent} />
      <p style={{ margin: '8px 0 0' }}>
        {upload.state.phase === 'waiting' && t('progress.waiting')}
        {upload.state.phase === 'retrying' && t('progress.retrying', { percent })}
        {upload.state.phase === 'done' && t('progress.finishing')}
        {upload.state.phase === 'sending' && t('dialog.uploading', { percent })}
      </p>
      <p style={{ margin: '2px 0 0' }}>{t('dialog.closeHint')}</p>
    </div>
  )
}
