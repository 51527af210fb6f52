import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { lazyDialog } from '../../../ui/dialog/lazy-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { AskedQuestion } from '../desk/reading-case.ts'
import type { Conflict } from './draft-comparison.tsx'
import type { ReportAutosaver } from './report-autosaver.ts'
import { useKept } from './use-kept.ts'

const Comparison = lazyDialog(async () => (await import('./draft-comparison.tsx')).DraftComparison)

/** Shows both versions of a part that two windows changed, once typing pauses. No text is lost. */
export function DraftConflict(props: {
  save: Conflict
  questions: readonly AskedQuestion[]
  autosaver: ReportAutosaver
}) {
  const { save, autosaver } = props
  const draft = useKept(autosaver, (kept) => kept.draft)
  const { t } = useTranslation('reading')
  const [open, setOpen] = useState(false)
  useOnceAtRest(draft, () => setOpen(true))
  const look = () => {
    setOpen(true)
    if (!save.other) void autosaver.readOther()
  }
  return (
    <>
      <Notice tone="warn" announce>
        <b>{t('conflict.title')}</b>
        <p>{t('conflict.text')}</p>
        <Button size="small" variant="outlined" style={{ marginTop: 10 }} onClick={look}>
          {t('conflict.compare')}
        </Button>
      </Notice>
      {open && <Comparison {...props} draft={draft} onClose={() => setOpen(false)} />}
    </>
  )
}

const REST_MS = 1200

/** Delays a dialog until typing pauses, because it would capture the next key. */
function useOnceAtRest(draft: ReportDraft, act: () => void): void {
  const [done, setDone] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the draft restarts the wait
  useEffect(() => {
    if (done) return
    const timer = setTimeout(() => {
      setDone(true)
      act()
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [draft, done])
}
