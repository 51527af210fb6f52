import { styled } from '@mui/material/styles'
import { progressPercent } from '@systole/domain/uploads/chunks/uploader-state'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { FieldError } from '../../../ui/form/field-frame.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useUploadWords } from '../dialog/use-upload-words.ts'
import { wholeMinutesOf } from './time-left.ts'
import type { Upload } from './upload-store.ts'
import { useUpload } from './use-uploads.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 12px',
  marginTop: 2,
  fontSize: '.875rem',
  color: (theme.vars ?? theme).palette.ink.muted,
  '& [role="progressbar"]': { flex: '1 1 120px', maxWidth: 220 },
}))

/** Shows the progress of one upload as a bar and in words. */
export function UploadLine({ identifier, isNext }: { identifier: string; isNext: boolean }) {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const upload = useUpload(identifier)
  if (!upload) return null
  const { state, name } = upload
  if (state.phase === 'failed') {
    return <FieldError id={`upload-${upload.identifier}`} text={words.failure(state.failure)} />
  }
  const percent = progressPercent(state)
  return (
    <Line>
      {(percent > 0 || state.phase === 'sending') && (
        <ProgressBar
          label={t('progress.label', { name })}
          percent={percent}
          tone={state.phase === 'sending' || state.phase === 'done' ? 'plain' : 'warn'}
        />
      )}
      <span>
        <UploadWords upload={upload} percent={percent} isNext={isNext} />
      </span>
    </Line>
  )
}

function UploadWords(props: { upload: Upload; percent: number; isNext: boolean }) {
  const { upload, percent, isNext } = props
  const { t } = useTranslation('uploads')
  const { state } = upload
  switch (state.phase) {
    case 'waiting':
      return isNext ? t('progress.next') : t('progress.waiting')
    case 'paused':
      return t(`progress.${state.why ?? 'paused'}`, { percent })
    case 'retrying':
      return t(`progress.${state.why === 'busy' ? 'busy' : 'retrying'}`, { percent })
    case 'fileNeeded':
      return t(`progress.${state.why ?? 'fileNeeded'}`, { percent })
    case 'elsewhere':
      return t('progress.elsewhere', { percent })
    case 'done':
      return t('progress.finishing')
    default:
      return <SentWords upload={upload} />
  }
}

/** Formats "186 of 300 MB, about 3 min left". */
function SentWords({ upload }: { upload: Upload }) {
  const { t } = useTranslation('uploads')
  const { state, sizeBytes, left } = upload
  const format = useFormat()
  const megabytes = (bytes: number) => format.fixed(bytes / MEGABYTE, bytes < 10 * MEGABYTE ? 2 : 0)
  const sent = megabytes((sizeBytes * state.received) / state.total)
  const part = t('progress.part', { sent, total: megabytes(sizeBytes) })
  if (left === undefined) return part
  const minutes = wholeMinutesOf(left)
  return minutes > 0 ? t('progress.left', { part, minutes }) : t('progress.leftLittle', { part })
}

const MEGABYTE = 1_048_576
