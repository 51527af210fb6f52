import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button/button.tsx'
import { lazyDialog } from '../ui/dialog/lazy-dialog.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useFormat } from '../ui/format/use-format.ts'
import { useNow } from '../ui/hooks/use-now.ts'
import { LazyMount } from '../ui/lazy/lazy-mount.tsx'
import type { Comparison } from './compare-drafts.tsx'
import type { OtherText } from './draft-autosaver.ts'
import { type DraftField, differing, mixed } from './draft-fields.ts'
import { fingerprint } from './fingerprint.ts'
import { type FormDraft, storedOf } from './use-form-draft.ts'

const DiscardDraftDialog = lazyDialog(
  async () => (await import('./discard-draft-dialog.tsx')).DiscardDraftDialog,
)
const CompareDrafts = lazyDialog(async () => (await import('./compare-drafts.tsx')).CompareDrafts)

function Notices<T extends object>(props: {
  draft: FormDraft<T>
  /** Returns the current content of the form. */
  readMine: () => T
  fields: readonly DraftField<T>[]
  /** Returns the saved record, for a form that was sent from elsewhere. */
  readSaved: () => Promise<T>
  onDiscard: () => void
}) {
  const { draft, readMine, fields, readSaved, onDiscard } = props
  const { other, restoredFrom: broughtFrom } = draft.state
  const { t } = useTranslation('cases')
  const format = useFormat()
  const now = useNow()
  const [comparing, setComparing] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const time = (at: Date) => format.timeOrDay(at, now)
  if (!other) {
    if (!broughtFrom) return null
    return (
      <>
        <Notice
          tone="info"
          action={
            <Button size="small" variant="text" onClick={() => setDiscarding(true)}>
              {t('draft.discard')}
            </Button>
          }
        >
          {t('draft.restored', { time: format.moment(broughtFrom, now) })}
        </Notice>
        <LazyMount wanted={discarding}>
          <DiscardDraftDialog
            open={discarding}
            time={format.moment(broughtFrom, now)}
            onClose={() => setDiscarding(false)}
            onDiscard={() => {
              setDiscarding(false)
              onDiscard()
            }}
          />
        </LazyMount>
      </>
    )
  }
  const compare = async (): Promise<Comparison> => {
    const mine = readMine()
    const theirs = other.value === null ? await readSaved() : (draft.read(other.value) ?? mine)
    return {
      theirs,
      fields: differing(fields, mine, theirs),
      mix: (chosen) => mixed(fields, { mine, theirs, chosen }),
    }
  }
  const words = other.value === null ? 'sent' : other.from
  return (
    <>
      <Notice
        tone="warn"
        announce
        action={
          <Button size="small" variant="outlined" onClick={() => setComparing(true)}>
            {t('draft.compare')}
          </Button>
        }
      >
        {t(`draft.other.${words}`, { time: time(other.savedAt) })}
      </Notice>
      <LazyMount wanted={comparing}>
        <CompareDrafts
          other={other}
          open={comparing}
          compare={compare}
          onTheirs={() => draft.autosaver.decide('other')}
          onChosen={(chosen, theirs) =>
            draft.autosaver.decide({ text: { form: chosen, from: fromOf(other, theirs) } })
          }
          onClose={() => setComparing(false)}
        />
      </LazyMount>
    </>
  )
}

/**
 * Shows the origin of a form's text, and that another one is available for comparison. Memoized, so that typing does not rerender
 * it.
 */
export const DraftNotice = memo(Notices) as typeof Notices // `memo` loses the type parameter

/** Returns the saved version on which the other text is based. */
function fromOf(other: OtherText, theirs: object): string {
  return storedOf(other.value)?.from ?? fingerprint(theirs)
}
