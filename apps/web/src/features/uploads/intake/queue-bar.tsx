import { styled } from '@mui/material/styles'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { queueProgress, queueSpeed } from '../queue/queue-progress.ts'
import { wholeMinutesOf } from '../queue/time-left.ts'
import { pauseAll, resumeAll, retryAll } from '../queue/upload-queue.ts'
import { isStopped, uploadStore } from '../queue/upload-store.ts'
import type { ListedUpload } from '../queue/use-uploads.ts'
import { countHandles, goOnFromHandles } from './go-on-from-handles.ts'
import type { PickWhat } from './picked-files.ts'

const Bar = styled('div')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '8px 14px',
    marginTop: 20,
    padding: '10px 14px 10px 20px',
    border: `1px solid ${edge.line}`,
    borderRadius: 10,
    backgroundColor: surface.paper,
    '& b': { color: ink.strong },
    '& > span': { fontSize: '.9375rem', color: ink.muted },
    '& [role="progressbar"]': { flex: '1 1 140px', minWidth: 100 },
    '& .acts': { display: 'flex', gap: 8, marginLeft: 'auto' },
    [theme.breakpoints.down('md')]: { padding: '12px 16px', '& .acts button': { minHeight: 44 } },
  }
})

/** Shows all uploads of the case: progress, speed, pause and resume, and those interrupted by a reload. */
export function QueueBar(props: {
  uploads: readonly ListedUpload[]
  onChoose: (what: PickWhat) => void
}) {
  const { uploads, onChoose } = props
  const cutOff = uploads.filter(({ phase }) => phase === 'fileNeeded')
  return (
    <>
      {cutOff.length > 0 && <CutOff uploads={cutOff} onChoose={onChoose} />}
      {uploads.length > 1 && cutOff.length < uploads.length && <Together uploads={uploads} />}
    </>
  )
}

function Together({ uploads }: { uploads: readonly ListedUpload[] }) {
  const { t } = useTranslation('intake')
  const moves = uploads.some(({ phase }) => ['waiting', 'sending', 'retrying'].includes(phase))
  const { percent, words } = useTogether({ moves })
  const paused = uploads.some(({ phase }) => phase === 'paused')
  const failed = uploads.some(({ phase }) => phase === 'failed')
  const identifiers = uploads.map(({ identifier }) => identifier)
  return (
    <Bar role="group" aria-label={t('line.title')}>
      <b>{percent}%</b>
      <ProgressBar
        label={t('line.title')}
        percent={percent}
        tone={moves || !uploads.some(isStopped) ? 'plain' : 'warn'}
      />
      <span>{words}</span>
      <div className="acts">
        {moves && (
          <Button size="small" variant="outlined" onClick={() => pauseAll(identifiers)}>
            {t('line.pauseAll')}
          </Button>
        )}
        {paused && (
          <Button size="small" variant="outlined" onClick={() => resumeAll(identifiers)}>
            {t('line.resumeAll')}
          </Button>
        )}
        {failed && (
          <Button size="small" variant="outlined" onClick={() => retryAll(identifiers)}>
            {t('line.retryAll')}
          </Button>
        )}
      </div>
    </Bar>
  )
}

/** Formats "34%", "12 files left, 4.2 MB/s, about 6 min left, 2 files failed". */
function useTogether({ moves }: { moves: boolean }): { percent: number; words: string } {
  const { t } = useTranslation('intake')
  const format = useFormat()
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.get)
  const { percent, files, failed, leftBytes } = queueProgress(uploads)
  const speed = moves && files > 0 && queueSpeed()
  const minutes = speed ? wholeMinutesOf((leftBytes / speed) * SECOND) : 0
  const parts = [
    files > 0 && t('line.left', { count: files }),
    speed && t('line.speed', { speed: format.fixed(speed / MEGABYTE, 1) }),
    speed && (minutes > 0 ? t('line.minutes', { minutes }) : t('line.littleLeft')),
    failed > 0 && t('line.failed', { count: failed }),
  ]
  return { percent, words: parts.filter(Boolean).join(t('line.separator')) }
}

const SECOND = 1000
const MEGABYTE = 1_048_576

function CutOff({
  uploads,
  onChoose,
}: {
  uploads: readonly ListedUpload[]
  onChoose: (what: PickWhat) => void
}) {
  const { t } = useTranslation('intake')
  const identifiers = uploads.map(({ identifier }) => identifier).join(' ')
  const [handles, setHandles] = useState(0)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    const known = identifiers.split(' ')
    // If the browser still permits it, uploads resume without a click.
    void goOnFromHandles(known, { ask: false })
      .then(() => countHandles(known))
      .then(setHandles)
  }, [identifiers])
  const goOn = () =>
    void goOnFromHandles(identifiers.split(' '), { ask: true }).then((count) =>
      setRefused(count === 0),
    )
  return (
    <div style={{ marginTop: 20 }}>
      <Notice tone="warn">
        {t('line.needFiles', { count: uploads.length })} {t('line.needFilesHow')}
        {refused && ` ${t('line.notAllowed')}`}
        <span style={{ display: 'flex', gap: 8, flexWrap: 'wrap', marginTop: 10 }}>
          {handles > 0 && (
            <Button size="small" variant="contained" onClick={goOn}>
              {t('line.goOn')}
            </Button>
          )}
          <Button size="small" variant="outlined" onClick={() => onChoose('files')}>
            {t('line.choose')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => onChoose('folder')}>
            {t('line.chooseFolder')}
          </Button>
        </span>
      </Notice>
    </div>
  )
}
