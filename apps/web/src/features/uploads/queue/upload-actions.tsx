import type { UploaderState } from '@systole/domain/uploads/chunks/uploader-state'
import { FolderOpen, type LucideIcon, Pause, Play, RotateCw, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/display/icon.tsx'
import { pauseUpload, removeUpload, resumeUpload, retryUpload } from './upload-queue.ts'
import type { ListedUpload } from './use-uploads.ts'

type Act = 'pause' | 'resume' | 'retry' | 'chooseAgain'

const ACTS: Record<UploaderState['phase'], Act | undefined> = {
  waiting: undefined,
  sending: 'pause',
  retrying: 'pause',
  paused: 'resume',
  fileNeeded: 'chooseAgain',
  elsewhere: undefined,
  failed: 'retry',
  done: undefined,
}
const ICONS: Record<Act, LucideIcon> = {
  pause: Pause,
  resume: Play,
  retry: RotateCw,
  chooseAgain: FolderOpen,
}

/** Renders the actions for the state of the upload, then Remove. One button changes its meaning, so that it keeps the focus. */
export function UploadActions(props: {
  upload: ListedUpload
  onChooseAgain: (upload: ListedUpload) => void
}) {
  const { upload, onChooseAgain } = props
  const { t } = useTranslation('uploads')
  const { identifier, name, phase } = upload
  if (phase === 'done') return null
  const act = ACTS[phase]
  const does: Record<Act, () => void> = {
    pause: () => pauseUpload(identifier),
    resume: () => resumeUpload(identifier),
    retry: () => retryUpload(identifier),
    chooseAgain: () => onChooseAgain(upload),
  }
  return (
    <span style={{ display: 'inline-flex' }}>
      {act && <Action icon={ICONS[act]} label={t(act, { name })} onClick={does[act]} />}
      <Action
        icon={X}
        label={t('remove', { name })}
        onClick={() => void removeUpload(identifier)}
      />
    </span>
  )
}

function Action(props: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <IconButton type="button" aria-label={props.label} title={props.label} onClick={props.onClick}>
      <Icon of={props.icon} />
    </IconButton>
  )
}
