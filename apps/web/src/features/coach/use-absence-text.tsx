import { FileKind } from '@systole/domain/uploads/file-kind'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DraftNotice } from '../../drafts/draft-notice.tsx'
import { fingerprint } from '../../drafts/fingerprint.ts'
import { useFormDraft } from '../../drafts/use-form-draft.ts'
import { useKeptForm } from '../../drafts/use-kept-form.ts'
import { useSession } from '../../session/session-context.tsx'

type Reasons = Record<FileKind, string>

const noReasons = () => Object.fromEntries(FileKind.options.map((kind) => [kind, ''])) as Reasons // each kind is in its options

/** Manages the typed reason and keeps it until it is saved or the dialog is closed. The dialog does not wait for its draft. */
export function useAbsenceText(props: { caseId: string; kind: FileKind; reason: string }): {
  text: string
  notice: ReactNode
  setText: (text: string) => void
  forget: () => void
} {
  const { caseId, kind, reason } = props
  const { uid } = useSession()
  const { t } = useTranslation('uploads')
  const draft = useFormDraft({ uid, place: `absence/${caseId}`, empty: noReasons })
  const [typed, setText] = useState<string>()
  const kept = draft?.start ?? noReasons()
  const text = typed ?? (kept[kind] || reason)
  const value = { ...kept, [kind]: text }
  const { discard } = useKeptForm(draft, {
    value,
    touched: typed !== undefined,
    saved: noReasons(),
    readSaved: async () => noReasons(),
    show: (reasons, touched) => setText(touched ? reasons[kind] : undefined),
  })
  const field = {
    id: kind,
    label: t('absence.reason'),
    show: (reasons: Reasons) => reasons[kind],
    copy: (from: Reasons, to: Reasons) => ({ ...to, [kind]: from[kind] }),
  }
  const isKept = kept[kind] !== '' || draft?.state.other !== undefined
  return {
    text,
    setText,
    notice: draft && isKept && (
      <DraftNotice
        draft={draft}
        readMine={() => value}
        fields={[field]}
        readSaved={async () => noReasons()}
        onDiscard={discard}
      />
    ),
    /** Keeps the reasons begun for other files. */
    forget: () => {
      const form = { ...kept, [kind]: '' }
      const isAll = Object.values(form).every((each) => each === '')
      if (isAll) discard()
      else draft?.autosaver.change({ form, from: fingerprint(noReasons()) })
    },
  }
}
